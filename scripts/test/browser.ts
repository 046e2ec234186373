import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser that the tests drive: CHROME_PATH or one that the system has. */
export function browserPath(): string | undefined {
  return [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path))
}

/** Installs Debian's Chromium where the machine has no browser; throws with what to do where it can't. */
export function ensureBrowser(): void {
  if (browserPath()) return
  console.log('Installing chromium …')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (cause) {
    throw new Error('The browser tests need Chromium: install it, or name one in CHROME_PATH', {
      cause,
    })
  }
}
