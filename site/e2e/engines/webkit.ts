import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import type { Engine } from './engine.ts'
import { openSession, type Session } from './webdriver.ts'

/** Shrinks the toolbar, which would otherwise make the window wider than a phone. */
const narrow = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px }'

/**
 * Drives WebKitGTK's MiniBrowser on a virtual display, because it has no headless mode. Each visitor gets a new driver:
 * ending a session sometimes hangs.
 */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'russpatcher-webkit-'))
  const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'])
  const variables = {
    DISPLAY: await displayOf(display),
    HOME: home,
    XDG_CONFIG_HOME: home,
    // A machine without a graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  let driver: ChildProcess | undefined
  const begin = async () => {
    if (driver) await end(driver)
    const port = await freePort()
    driver = start('WebKitWebDriver', [`--port=${port}`], variables)
    const address = `http://127.0.0.1:${port}`
    await vi.waitFor(() => fetch(`${address}/status`), 10_000)
    return openSession(address)
  }
  const close = async () => {
    if (driver) await end(driver)
    await end(display)
    await rm(home, { recursive: true, force: true })
  }
  const prepare = async (): Promise<Engine> => {
    await mkdir(join(home, 'gtk-3.0'))
    await writeFile(join(home, 'gtk-3.0/gtk.css'), narrow)
    const first = await begin()
    let unused: Session | undefined = first
    const visit = async () => {
      const session = unused ?? (await begin())
      unused = undefined
      return session
    }
    return { name: 'WebKit', version: first.version, visit, close }
  }
  return prepare().catch(async (cause: unknown) => {
    await close()
    throw cause
  })
}

/**
 * Starts a child process with extra environment variables. It ends with this process, even if this process is killed.
 */
const start = (
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): ChildProcess => {
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  return spawn('setpriv', ['--pdeathsig', 'TERM', 'env', ...assignments, program, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
}

/** The name of the display, which the X server writes when it is ready. */
async function displayOf(server: ChildProcess): Promise<string> {
  const ready = once(server.stdio[3] as NodeJS.ReadableStream, 'data')
  const failed = once(server, 'exit').then(() => {
    throw new Error('Xvfb did not start')
  })
  const [number] = (await Promise.race([ready, failed])) as [Buffer]
  return `:${number.toString().trim()}`
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
