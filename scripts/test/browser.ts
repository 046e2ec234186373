import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a regular browser: CHROME_PATH or an installed one. */
export const browserPath = (): string | undefined => existing(process.env.CHROME_PATH, ...places)

/**
 * The browser for most tests: Chromium's headless shell, which needs half the CPU time. Falls back to the regular
 * browser when the shell is missing or CHROME_PATH is set.
 */
export const headlessPath = (): string | undefined =>
  existing(process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell') ?? browserPath()

const existing = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))
