import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process that has ended: its exit code, null after a signal, and the most memory that it had at once, in bytes. */
export type Ended = { name: string; code: number | null; peak: number }

/** The method that starts a process; its arguments begin with the program. Node documents it only by its effects. */
type Spawning = ChildProcess & { spawn(options: { args: string[] }): number }

/**
 * Watches the processes that this one starts from now on. Each writes its peak of memory into a file when it ends,
 * which only Linux tells.
 */
export async function watchEncoders() {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-peaks-'))
  const uploads = new AsyncLocalStorage<string>()
  const ends: Promise<Ended>[] = []

  const follow = (message: unknown) => {
    const child = (message as { process: Spawning }).process
    const name = uploads.getStore()
    if (name === undefined) return
    const file = join(folder, String(ends.length))
    const { spawn } = child
    child.spawn = (options) => {
      options.args.splice(1, 0, '--import', tellingPeak(file))
      return spawn.call(child, options)
    }
    ends.push(ended(child, name, file))
  }
  subscribe('child_process', follow)

  return {
    /** Watches the processes that are started while an upload of this name is under way. */
    during: <Result>(name: string, upload: () => Promise<Result>) => uploads.run(name, upload),
    /** The processes in the order of their starts, after all have ended. */
    ended: () => Promise.all(ends),
    async stop() {
      unsubscribe('child_process', follow)
      await rm(folder, { recursive: true })
    },
  }
}

async function ended(child: ChildProcess, name: string, file: string): Promise<Ended> {
  const [code] = (await once(child, 'exit')) as [number | null]
  const kB = Number(await readFile(file, 'utf8').catch(() => 0))
  return { name, code, peak: kB * 1024 }
}

/** The address of a module that writes the peak of its process into a file. */
const tellingPeak = (file: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { readFileSync, writeFileSync } from 'node:fs'
    process.on('exit', () => {
      const [, kB] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
      writeFileSync(${JSON.stringify(file)}, kB)
    })
  `)}`
