import { z } from 'zod'
import { Refusal } from './run-command.ts'

/** The one time, no later than now, among a command's arguments; Refusal, with how to use the command, for others. */
export function typedTime([text, ...more]: string[]): Date {
  const { data: time } = z.iso.datetime().safeParse(text)
  const at = new Date(time ?? Number.NaN)
  if (more.length > 0 || !(at <= new Date()))
    throw new Refusal(
      'npm run skip-numbers -- TIME, in UTC and no later than now, such as 2026-05-01T10:00:00Z',
    )
  return at
}
