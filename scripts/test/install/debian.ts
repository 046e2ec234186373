import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The first of these paths that exists. */
export const present = (...places: string[]) => places.find((place) => existsSync(place))

export function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** Installs Debian packages. Throws when that fails, as for another user than root. */
export function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} …`)
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } satisfies ExecFileSyncOptions
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    )
  } catch (cause) {
    const command = `apt-get install --no-install-recommends ${packages.join(' ')}`
    throw new Error(`The tests need more programs; as root: ${command}`, { cause })
  }
}
