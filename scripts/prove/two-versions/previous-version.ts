import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newFolder } from '../../bench/processes/new-folder.ts'
import { stopAtEnd } from '../../bench/processes/stop-at-end.ts'

const execute = promisify(execFile)
const root = new URL('../../../', import.meta.url).pathname

const run = async (folder: string, command: string, ...args: string[]): Promise<string> => {
  const options = { cwd: folder, maxBuffer: 100_000_000 }
  return (await execute(command, args, options)).stdout.trim()
}
const git = (...args: string[]) => run(root, 'git', ...args)

/** The latest tag before the current commit; undefined when there is none. */
export async function previousTag(): Promise<string | undefined> {
  const here = (await git('tag', '--points-at', 'HEAD')).split('\n').filter(Boolean)
  const others = here.map((tag) => `--exclude=${tag}`)
  return git('describe', '--tags', '--abbrev=0', ...others).catch(() => undefined)
}

/** The commit that a tag or another name stands for; undefined when it stands for none. */
export const commitOf = (name: string): Promise<string | undefined> =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).catch(
    () => undefined,
  )

/** Checks a commit out, installs and builds it. Returns its folder, which is removed at the end. */
export async function builtVersion(commit: string): Promise<string> {
  const { folder, remove } = await newFolder()
  const checkout = join(folder, 'shop')
  await git('worktree', 'add', '--detach', checkout, commit)
  stopAtEnd(async () => {
    await git('worktree', 'remove', '--force', checkout)
    await remove()
  })
  await install(checkout)
  await run(checkout, process.execPath, 'scripts/build/site.ts')
  return checkout
}

/** Copies the installed packages when they are the same, else installs them. */
async function install(checkout: string): Promise<void> {
  const same = await Promise.all([isSame('package-lock.json'), isSame('scripts/patches')])
  if (same.every(Boolean)) {
    // Hard links need no space; another file system has none.
    const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')]
    await run(checkout, 'cp', '-al', from, to).catch(() => cp(from, to, { recursive: true }))
  } else await run(checkout, 'npm', 'ci')

  async function isSame(path: string): Promise<boolean> {
    if (path === 'package-lock.json')
      return (
        (await readFile(join(root, path), 'utf8')) ===
        (await readFile(join(checkout, path), 'utf8'))
      )
    return run(root, 'diff', '-r', path, join(checkout, path)).then(
      () => true,
      () => false,
    )
  }
}
