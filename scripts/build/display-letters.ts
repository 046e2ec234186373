import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = fileURLToPath(
  import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2'),
)

const letters = 'abcdefghijklmnopqrstuvwxyzæøåé'

/** The characters of Norwegian headlines, including the no-break space. Other characters come from the whole font. */
const characters = `${letters}${letters.toUpperCase()}0123456789 \u00a0.,:!?'"«»()%&+-–/@`

const name = 'virtual:display-letters.css'
/** A resolved name like a file's, so that Vite's own plugins process it as a stylesheet. */
const id = '/__display-letters.css'

/**
 * A Vite plugin with the stylesheet `virtual:display-letters.css`: the font face `letters`, a subset of the
 * display font as a data URL. It comes with the page's inline styles, so a headline has it at the first paint, which waits
 * for it to be decoded (site/layouts/display-letters.ts).
 */
export const displayLetters = {
  name: 'display-letters',
  resolveId: (source: string) => (source === name ? id : undefined),
  async load(loaded: string) {
    if (loaded !== id) return undefined
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: 'woff2',
      // Without alternate glyphs, such as fractions, that no headline turns on.
      noLayoutClosure: true,
    })
    const url = `data:font/woff2;base64,${font.toString('base64')}`
    return `@font-face{font-family:letters;font-weight:800;src:url(${url})}[data-letters] body{content-visibility:hidden}`
  },
}
