import { whenIdle } from './idle.ts'
import { onceLoaded } from './once-loaded.ts'

/** The scripts that each island's own script imports or may import later, by URL; the build writes this file. */
const importsFile = '/islands.json'

/** The browser's description of its connection; not all browsers have one. */
type Connection = { saveData: boolean; effectiveType: string }

/** Events that begin a press. */
const pressStarts = ['pointerdown', 'keydown'] as const

/**
 * Fetches the scripts of the page's islands into the browser's cache once the page is loaded and the thread is idle, so
 * that the first touch only has to run them. From the start of a press on an island, the browser compiles all of the
 * island's scripts, those of its dialogs included. Does nothing on a slow or metered connection.
 */
export function fetchAhead(): void {
  if (!isGoodConnection()) return
  onceLoaded(() =>
    whenIdle(async () => {
      const imports = await importsOf()
      const fetch = (islands: Iterable<Element>, link: object) => {
        for (const href of scriptsOf(islands, imports))
          document.head.append(Object.assign(document.createElement('link'), link, { href }))
      }
      fetch(document.querySelectorAll(unhydrated), { rel: 'prefetch', as: 'script' })
      const compile = ({ target }: Event) => {
        const island = target instanceof Element && target.closest(unhydrated)
        if (island) fetch([island], { rel: 'modulepreload' })
      }
      for (const type of pressStarts) addEventListener(type, compile, { passive: true })
    }),
  )
}

const unhydrated = 'astro-island[ssr]'

/** Whether code may be fetched before it is needed; true where the browser does not describe its connection. */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection || (!connection.saveData && connection.effectiveType === '4g')
}

function scriptsOf(islands: Iterable<Element>, imports: Record<string, string[]>): Set<string> {
  const entries = [...islands].flatMap((island) =>
    ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
  )
  return new Set(entries.flatMap((entry) => imports[entry] ?? []))
}

/** Nothing in development or without a connection: the first touch then fetches the scripts. */
const importsOf = (): Promise<Record<string, string[]>> =>
  fetch(importsFile)
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}))
