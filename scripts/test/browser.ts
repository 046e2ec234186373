import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser that the tests drive: CHROME_PATH or one that the system has. */
export function browserPath(): string | undefined {
  return [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path))
}
