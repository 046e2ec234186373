import { parseArgs } from 'node:util'

/** The commit after `--since` in the arguments of `npm test`; undefined without any. Throws a line about a wrong one. */
export function revIn(args: readonly string[]): string | undefined {
  try {
    const { since } = parseArgs({ args: [...args], options: { since: { type: 'string' } } }).values
    if (since === '') throw new Error('The commit is empty')
    return since
  } catch (error) {
    const [wrong] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`${wrong}. \`npm test\` takes nothing but \`-- --since COMMIT\`.`)
  }
}
