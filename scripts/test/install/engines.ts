import { browserPath, headlessPath } from '../browser.ts'
import { install, isDebian, present } from './debian.ts'
import { lackingServers } from './servers.ts'

/** A program that an engine needs: its path, and its Debian package. */
type Program = { path: string | undefined; package: string }

const engines = {
  Chromium: () => [{ path: browserPath(), package: 'chromium' }],
  Firefox: () => [{ path: firefoxPath(), package: 'firefox-esr' }],
  // MiniBrowser comes with the driver and has no headless mode, hence Xvfb.
  WebKit: () => [
    { path: present('/usr/bin/WebKitWebDriver'), package: 'webkit2gtk-driver' },
    { path: present('/usr/bin/Xvfb'), package: 'xvfb' },
  ],
} satisfies Record<string, () => Program[]>

type EngineName = keyof typeof engines
const names = Object.keys(engines) as EngineName[]

/** The engines beside Chromium, in which every other test in a browser runs. */
export type OtherEngine = Exclude<EngineName, 'Chromium'>

/** The path of an installed Firefox; undefined without one. */
export const firefoxPath = () => present('/usr/bin/firefox-esr', '/usr/bin/firefox')

/** Debian packages that an engine lacks; empty when it can run. */
const lacking = (name: EngineName): string[] =>
  engines[name]()
    .filter(({ path }) => !path)
    .map((program) => program.package)

/** The other engines that journeys drive: on Debian both, so that a missing one fails its tests; elsewhere the installed ones. */
export const otherEngines = (): OtherEngine[] =>
  names
    .filter((name) => name !== 'Chromium')
    .filter((name) => isDebian() || lacking(name).length === 0)

/** The Debian packages that tests lack and Debian can install, without Chromium's headless shell. */
const lackingPackages = (): string[] =>
  isDebian() ? [...names.flatMap(lacking), ...lackingServers()] : []

const lacksHeadless = (): boolean =>
  isDebian() && headlessPath() === browserPath() && !process.env.CHROME_PATH

/** Names of the packages that `ensureEngines` will install. */
export const enginesToInstall = (): string[] => [
  ...lackingPackages(),
  ...(lacksHeadless() ? [headless] : []),
]

/**
 * Installs missing engines, nginx and PgBouncer on Debian; throws when that fails, or without Chromium. Tries
 * to install Chromium's headless shell too.
 */
export function ensureEngines(): void {
  const packages = lackingPackages()
  if (packages.length > 0) install(packages)
  if (lacksHeadless()) tryHeadless()
  if (!browserPath())
    throw new Error('The browser tests need Chromium: install it, or name one in CHROME_PATH')
}

const headless = 'chromium-headless-shell'

/** The headless shell only makes the tests faster, so a failure is not fatal. */
function tryHeadless(): void {
  try {
    install([headless])
  } catch (error) {
    console.log(`The browser tests will take longer: ${error}`)
  }
}

/** The untested engines with the packages that they lack; empty when all are tested. */
export const untestedEngines = (): string[] =>
  names
    .filter((name) => !isDebian() && lacking(name).length > 0)
    .map((name) => `${name} (needs ${lacking(name).join(' and ')})`)
