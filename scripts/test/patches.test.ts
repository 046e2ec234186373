import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './imports.ts'

const check = (folder: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/test/patches.ts'), folder], { encoding: 'utf8' })

test('a patch that is not applied is named, also inside another repository', () => {
  const outer = mkdtempSync(join(tmpdir(), 'patches-'))
  onTestFinished(() => rmSync(outer, { recursive: true }))
  const inner = join(outer, 'shop')
  for (const path of ['scripts/patches', 'node_modules/postgres/src'])
    cpSync(join(root, path), join(inner, path), { recursive: true })
  expect(check(inner)).toMatchObject({ status: 0, stderr: '' })

  const patch = 'scripts/patches/postgres+3.4.9.patch'
  expect(spawnSync('git', ['apply', '--reverse', patch], { cwd: inner }).status).toBe(0)
  spawnSync('git', ['init', outer])
  const line = `node_modules lacks ${patch}: run npm ci without --ignore-scripts\n`
  expect(check(inner)).toMatchObject({ status: 1, stderr: line })
})
