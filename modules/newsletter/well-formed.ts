import { Problem } from '../shared/problem.ts'

/** Half an emoji, which a pattern cannot tell from a whole one, is no text; Problem malformed_request. */
export function judgeWellFormed(fields: Record<string, string | undefined>): void {
  for (const [field, text] of Object.entries(fields))
    if (text !== undefined && !text.isWellFormed())
      throw new Problem('malformed_request', { field })
}
