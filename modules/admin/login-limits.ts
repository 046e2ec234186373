const minute = 60_000
const day = 24 * 60 * minute

/** A refused attempt. */
export type Failure = {
  at: Date
  username: string
  address: string
  /** The device, when who has the name signed in from it before. */
  deviceId: string | null
}

/** Ms after which a login, and the device that it came from, is nobody's business any more. */
export const loginMemory = 90 * day

/** Refused attempts under one name from one address or known device, and under any names from one address. */
const together = { most: 5, within: 15 * minute }
const byAddress = { most: 20, within: 15 * minute }
/** Refused attempts under one name from anywhere: from then on each doubles the wait for the next, up to the longest. */
const byName = { most: 20, within: day, first: 1000, longest: 15 * minute }

/** Ms for which failures are of any weight. */
export const memory = { name: byName.within, address: byAddress.within } as const

/**
 * Ms that an attempt has to wait, after these failures (the latest first) under its name or from its address.
 * What strangers do with a name never slows down an address from which its owner signed in, and what anybody else
 * does, at the same address too, never a device.
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

/** When the oldest of as many failures as there may be is forgotten. */
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
