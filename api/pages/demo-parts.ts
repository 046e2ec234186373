/** A part of a prerendered page that only a demo shows, marked by `site/components/InDemo.astro`. */
const part = /<!--demo-->([\s\S]*?)<!--\/demo-->/g

/** Both forms of a prerendered page; undefined for a page that is the same in a demo. */
export function demoForms(html: string): { shop: string; demo: string } | undefined {
  const shop = html.replace(part, '')
  return shop === html ? undefined : { shop, demo: html.replace(part, '$1') }
}

const end = '.demo.html'

/** The file with a page's form in a demo, which is beside the page's own; any other file is its own. */
export const demoFile = (file: string): string => file.replace(/(?<!\.demo)\.html$/, end)

/** The page's own file. */
export const ownFile = (file: string): string =>
  file.endsWith(end) ? `${file.slice(0, -end.length)}.html` : file

/** Whether a shop serves this one of its files: of a page with two forms, one. */
export function isServed(file: string, files: ReadonlySet<string>, isDemo: boolean): boolean {
  if (!isDemo) return ownFile(file) === file
  const other = demoFile(file)
  return other === file || !files.has(other)
}
