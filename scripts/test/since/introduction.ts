import type { Choice } from './changes.ts'

/** The first lines of a run of what changed since a commit. */
export function introductionTo(rev: string, { changed, tests, all }: Choice): string {
  const always = 'The contract, the boundaries, a purchase'
  if (changed.length === 0) return `Nothing has changed since ${rev}. ${always} are tested.`
  const count = (step: keyof typeof tests) => `${tests[step].length} of ${all[step].length}`
  const isFew = slow.every((step) => tests[step].length <= all[step].length / 4)
  return [
    `${always} and tests of what changed since ${rev}${isFew ? ', in a few minutes' : ''}.`,
    `Unit and database test files: ${count('unbuilt')}, parts in a browser: ${count('inBrowser')}, ` +
      `served pages: ${count('served')}, journeys: ${count('journeys')}.`,
  ].join('\n')
}

/** The kinds of tests that take most of the time. */
const slow = ['unbuilt', 'inBrowser', 'journeys'] as const
