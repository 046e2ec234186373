/** Where Node keeps code that it has compiled: hundreds of processes, which tests start, import the same files. */
export const compiledCode = new URL('../../.test/compiled', import.meta.url).pathname
