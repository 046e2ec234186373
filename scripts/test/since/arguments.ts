import { parseArgs } from 'node:util'

/**
 * The commit after `--since` in the arguments of `npm test`; undefined without any. Throws a line about a wrong one.
 * `taken`: what npm took as an option of its own, since `--` was missing.
 */
export function revIn(args: readonly string[], taken?: string): string | undefined {
  try {
    if (taken !== undefined) throw new Error('npm has taken `--since` for itself')
    const { since } = parseArgs({ args: [...args], options: { since: { type: 'string' } } }).values
    if (since === '') throw new Error('The commit is empty')
    return since
  } catch (error) {
    const [wrong] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`${wrong}. \`npm test\` takes nothing but \`-- --since COMMIT\`.`)
  }
}
