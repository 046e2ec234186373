import { execFileSync } from 'node:child_process'
import { root } from './imports.ts'

/** The output of Git about this repository. Throws when it fails. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
