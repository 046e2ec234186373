import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser as people have it: CHROME_PATH or one that the system has. */
export const browserPath = (): string | undefined => existing(process.env.CHROME_PATH, ...places)

/**
 * What drives the pages of most tests: Chromium's engine without its windows, which needs half the processor
 * time; where that is missing, or CHROME_PATH names another one, the browser itself.
 */
export const headlessPath = (): string | undefined =>
  existing(process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell') ?? browserPath()

const existing = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))
