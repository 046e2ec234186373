import { isTest } from '../imports.ts'
import { reachable, type TakesOf } from './reach.ts'

/** The journey that always runs. */
export const purchase = 'site/e2e/shop/buy-a-patch.e2e.test.ts'

/**
 * Files that every journey runs with, though no page imports them: the stand-ins for PostgreSQL, payment and mail too.
 */
const ofAll =
  /^(package(-lock)?\.json|astro\.config\.mjs|vitest\.e2e\.config\.ts|scripts\/test\/shop-setup\.ts)$|^(scripts\/(build|patches)|site\/(public|browser\/directives)|api\/stand-ins)\//

/** Other files that no page imports, and the journeys that depend on them. */
const coveredBy: readonly [files: RegExp, journeys: RegExp][] = [
  [/^(api\/pages\/docs|site\/api-docs)\//, /\/pages\/docs\./],
  [/^site\/postal-codes\//, /\/checkout\//],
  [/^site\/e2e\/kept\//, /\/mails\./],
]

/** Pages, layouts, the dashboard and the drawers of the header put features together. */
const isComposition = (file: string): boolean =>
  /^site\/((pages|layouts)\/.*\.astro$|staff\/dashboard\/|shop\/header\/drawer-parts)/.test(file)
const isLayout = (file: string): boolean => file.startsWith('site/layouts/')

const featureOf = (file: string): string =>
  (!isComposition(file) && /^site\/(shop|staff)\/[\w-]+(?=\/)/.exec(file)?.[0]) || ''

/**
 * The journeys that a change can break. A journey stands for the features that it, or a step that it takes, has texts or
 * code of, and for one that it or its folder is named after. A change reaches a feature in its folder, in what that
 * imports, and in the pages and layouts that show it. Journeys of site/e2e/pages stand for all pages, and for the folders
 * of what layouts show. Other server code that no feature imports reaches only the purchase: other tests see it.
 */
export function journeysFor(
  changed: readonly string[],
  files: readonly string[],
  takesOf: TakesOf,
): string[] {
  const journeys = files.filter((file) => file.endsWith('.e2e.test.ts'))
  const changedCode = changed.filter((file) => !isTest(file))
  if (changedCode.some((file) => ofAll.test(file))) return journeys
  const code = files.filter((file) => !isTest(file))
  return journeys.filter((journey) => {
    if (journey === purchase || changedCode.some((file) => isSeenBy(journey, file))) return true
    const reach = reachOf(journey, code, takesOf)
    return changed.some((file) => reach.has(file))
  })
}

const isSeenBy = (journey: string, changed: string): boolean =>
  coveredBy.some(([files, journeys]) => files.test(changed) && journeys.test(journey))

function reachOf(journey: string, files: readonly string[], takesOf: TakesOf): Set<string> {
  const names = journey.replace('.e2e.test.ts', '').split('/').slice(2)
  const features = featuresOf(journey, names, files, takesOf)
  const isOfPages = names[0] === 'pages'
  const isShowing = (file: string) =>
    isOfPages ||
    names.some((name) => file.startsWith(`site/pages/${name}`)) ||
    shows(file, features, takesOf)
  const compositions = files.filter((file) => isComposition(file) && isShowing(file))
  const isFollowed = (file: string) => /^(site|modules|emails)\//.test(file) && !isComposition(file)
  const isOutside = (file: string) => file.startsWith('site/') && !featureOf(file)
  return new Set([
    ...reachable([journey, ...inFolders(features, files)], takesOf, isFollowed),
    ...[...reachable(compositions, takesOf, isOutside)].filter(isOutside),
    ...(isOfPages ? inFolders(onEachPage(files, takesOf), files) : []),
  ])
}

function featuresOf(
  journey: string,
  names: readonly string[],
  files: readonly string[],
  takesOf: TakesOf,
): Set<string> {
  const taken = reachable([journey], takesOf, (file) => file.startsWith('site/e2e/'))
  const isNamed = (feature: string) => names.includes(feature.split('/')[2] ?? '')
  return new Set([...[...taken].map(featureOf), ...files.map(featureOf).filter(isNamed)])
}

/** Whether a composition, or one in it, shows a feature; what its layout shows is not its own. */
function shows(file: string, features: ReadonlySet<string>, takesOf: TakesOf): boolean {
  const isPart = (one: string) => one === file || (isComposition(one) && !isLayout(one))
  return [...reachable([file], takesOf, isPart)]
    .map(featureOf)
    .some((one) => one && features.has(one))
}

/** The features that layouts show. */
const onEachPage = (files: readonly string[], takesOf: TakesOf): Set<string> =>
  new Set(
    files.filter(isLayout).flatMap((file) => takesOf({ file }).map((take) => featureOf(take.file))),
  )

const inFolders = (features: ReadonlySet<string>, files: readonly string[]): string[] =>
  files.filter((file) => featureOf(file) && features.has(featureOf(file)))
