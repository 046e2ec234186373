/** The shop's colours for inline styles, which mail programs require. */
export const colours = {
  russ: '#c8102e',
  natt: '#0b1f4b',
  lerret: '#faf5eb',
  hvit: '#ffffff',
  blekk: '#1c1a18',
  quiet: '#625e59',
  line: '#e4ddd0',
}

/** The same palette for dark mode; text has a contrast of 7:1 or better on `sheet` and on `cloth`. */
const night = {
  cloth: '#171412',
  sheet: '#241f1b',
  text: '#f3ede2',
  quiet: '#bdb4a8',
  thread: '#f2b134',
  line: '#4d453c',
}

/**
 * For mail programs that read styles in the head; the others show the light mail with their own margins. Dark colours
 * override inline ones only with !important.
 */
export const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${colours.russ}; }
  .quiet a { color: ${colours.quiet}; }
  h1, h2, h3 { margin: 0; font-size: inherit; font-weight: 800; line-height: 1.2; }
  h2, h3 { margin: 24px 0 8px; font-size: 20px; color: ${colours.natt}; }
  h3 { font-size: 17px; }
  .written p { margin: 0 0 16px; }
  .written ul, .written ol { margin: 0 0 16px; padding-left: 24px; }
  .written li { margin-bottom: 6px; }
  .written { overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    body, [role="article"] { background-color: ${night.cloth} !important; }
    .sheet, .sheet > table { background: ${night.sheet} !important; }
    .sheet div, .sheet table, .sheet td, .sheet h2, .sheet h3 { color: ${night.text} !important; }
    .sheet td { border-color: ${night.line} !important; }
    .sheet small, .sheet .soft, .sheet .soft div, .quiet div, .quiet a { color: ${night.quiet} !important; }
    .sheet a { color: ${night.thread} !important; }
    .button a { color: ${colours.hvit} !important; }
  }`
