// Run by `npm ci` on any installed Node, so this file must not need TypeScript support.
const { spawnSync } = require('node:child_process')
const { readdirSync } = require('node:fs')
const { dirname, join } = require('node:path')

const root = join(__dirname, '../..')
// In a folder of another repository Git would skip files that this one does not have.
const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) }

for (const name of readdirSync(__dirname).filter((file) => file.endsWith('.patch'))) {
  const apply = (...options) =>
    spawnSync('git', ['apply', ...options, join(__dirname, name)], { cwd: root, env })
  // npm leaves a package in place that it has installed and patched before.
  if (apply('--reverse', '--check').status === 0) continue
  const { status, stderr, error } = apply()
  if (status === 0) continue
  console.error(`\n${name} cannot be applied (it needs Git): ${error?.message ?? stderr}`)
  process.exit(1)
}
