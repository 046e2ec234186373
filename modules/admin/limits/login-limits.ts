import { msPerDay } from '../../shared/day.ts'
import { retention } from '../../shared/retention.ts'

const minute = 60_000

/** A refused attempt. */
export type Failure = {
  at: Date
  username: string
  address: string
  /** The device, if the administrator with this name signed in from it before; else null. */
  deviceId: string | null
}

/** Ms for which logins and known devices are stored. */
export const loginMemory = retention.logins.kept.days * msPerDay

/**
 * Limits on refused attempts: under one name from one address or known device, and under any names from one address.
 * `within` in ms.
 */
const together = { most: 5, within: 15 * minute }
const byAddress = { most: 20, within: 15 * minute }
/**
 * Limit on refused attempts under one name from any address. Beyond it the wait grows exponentially: each further
 * refusal doubles it, from `first` to `longest` ms.
 */
const byName = { most: 20, within: msPerDay, first: 1000, longest: 15 * minute }

/** Ms for which failures count. */
export const memory = { name: byName.within, address: byAddress.within } as const

/**
 * Ms that an attempt has to wait, given the failures under its name or from its address, latest first. Failures from
 * unknown addresses never delay an address from which the administrator signed in. A known device is delayed only by
 * its own failures.
 */
export function waitBeforeLogin(
  failures: readonly Failure[],
  {
    username,
    address,
    deviceId,
    isKnownAddress,
  }: Omit<Failure, 'at'> & { isKnownAddress: boolean },
  now: Date,
): number {
  const ofName = failures.filter((failure) => failure.username === username)
  const ofAddress = failures.filter((failure) => failure.address === address)
  const ofBoth = ofName.filter((failure) => failure.address === address)
  const ofDevice = ofName.filter((failure) => failure.deviceId === deviceId)
  const end = deviceId
    ? endOfWindow(ofDevice, together)
    : Math.max(
        endOfWindow(ofBoth, together),
        endOfWindow(ofAddress, byAddress),
        isKnownAddress ? 0 : endOfGrowingWait(ofName),
      )
  return Math.max(0, end - now.getTime())
}

/** Ms for which an address is refused under any name, unless from a known device; failures as above. */
export function waitOfAddress(failures: readonly Failure[], address: string, now: Date): number {
  const ofAddress = failures.filter((failure) => failure.address === address)
  return Math.max(0, endOfWindow(ofAddress, byAddress) - now.getTime())
}

/** Ms since 1970 until when the limit applies; 0 below the limit. */
function endOfWindow(
  failures: readonly Failure[],
  { most, within }: { most: number; within: number },
): number {
  const oldest = failures[most - 1]
  return oldest ? oldest.at.getTime() + within : 0
}

function endOfGrowingWait(failures: readonly Failure[]): number {
  const [latest] = failures
  const excess = failures.length - byName.most
  if (!latest || excess < 0) return 0
  return latest.at.getTime() + Math.min(byName.first * 2 ** excess, byName.longest)
}
