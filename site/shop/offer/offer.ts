const daySeconds = 86_400
const weekSeconds = 7 * daySeconds

const oslo = new Intl.DateTimeFormat('en-GB', {
  // Not the constant of shared/day.ts, which would be one more script of the pages.
  timeZone: 'Europe/Oslo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Seconds since Monday 00:00:00 in Oslo. */
function secondsOfWeek(time: Date): number {
  const parts = new Map(oslo.formatToParts(time).map(({ type, value }) => [type, value]))
  const number = (type: 'hour' | 'minute' | 'second') => Number(parts.get(type))
  const day = days.indexOf(parts.get('weekday') ?? '')
  return day * daySeconds + number('hour') * 3600 + number('minute') * 60 + number('second')
}

/** Seconds until the offer ends: the coming Sunday at 23:59:59 in Oslo (specification, section 9). */
export function secondsOfOffer(now: Date): number {
  const left = weekSeconds - 1 - secondsOfWeek(now)
  // A change to or from summer time before Sunday's end adds or removes an hour.
  const missed = weekSeconds - 1 - secondsOfWeek(new Date(now.getTime() + left * 1000))
  return left + (missed > weekSeconds / 2 ? missed - weekSeconds : missed)
}

/** A number of seconds as days, hours, minutes and seconds. */
export const partsOf = (seconds: number) => ({
  days: Math.floor(seconds / daySeconds),
  hours: Math.floor((seconds % daySeconds) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
  seconds: seconds % 60,
})
