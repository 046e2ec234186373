import { whenIdle } from './idle.ts'
import { onceLoaded } from './once-loaded.ts'

/** The scripts that each island's own script imports or may import later, by URL; the build writes this file. */
const importsFile = '/islands.json'

/** Where the browser describes its connection; not all do. */
type Connection = { saveData: boolean; effectiveType: string }

/**
 * Fetches the scripts of the page's islands into the browser's cache once the page is loaded and the thread is idle, so
 * that the first touch only has to run them. Does nothing on a slow or metered connection.
 */
export function fetchAhead(): void {
  if (!isGoodConnection()) return
  onceLoaded(() => whenIdle(() => void addLinks()))
}

/** Whether code may be fetched before it is needed; true where the browser does not describe its connection. */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection || (!connection.saveData && connection.effectiveType === '4g')
}

async function addLinks(): Promise<void> {
  const entries = new Set(
    [...document.querySelectorAll('astro-island[ssr]')].flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    ),
  )
  const imports = await importsOf()
  const scripts = new Set([...entries].flatMap((entry) => imports[entry] ?? []))
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    )
}

/** Nothing in development or without a connection: the first touch then fetches the scripts. */
const importsOf = (): Promise<Record<string, string[]>> =>
  fetch(importsFile)
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}))
