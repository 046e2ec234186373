/**
 * Options by which esbuild prints code that the server loads: without comments, and in ASCII, because V8 keeps a source
 * with a single character above U+00FF in twice the bytes. Names are kept and lines are short, for stack traces.
 */
export const compact = {
  format: 'esm',
  target: 'node24',
  charset: 'ascii',
  legalComments: 'none',
  minifyWhitespace: true,
  lineLimit: 200,
} as const
