/**
 * Fails when a patch of scripts/patches is not applied to node_modules, as after `npm ci --ignore-scripts`. An argument
 * names another folder than the repository.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))

/** Whether `git apply` could revert the patch. Throws when git cannot be started. */
function isApplied(patch: string): boolean {
  const { error, status } = spawnSync('git', ['apply', '--reverse', '--check', patch], {
    cwd: folder,
    // In a repository around the folder, git would ignore the patch and succeed.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
  })
  if (error) throw error
  return status === 0
}

const missing = readdirSync(join(folder, 'scripts/patches'))
  .filter((name) => name.endsWith('.patch'))
  .map((name) => `scripts/patches/${name}`)
  .filter((patch) => !isApplied(patch))
for (const patch of missing)
  console.error(`node_modules lacks ${patch}: run npm ci without --ignore-scripts`)
if (missing.length > 0) process.exit(1)
