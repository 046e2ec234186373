const oslo = new Intl.DateTimeFormat('nb-NO', {
  // Not the constant of shared/day.ts, which would be one more script of the pages.
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsInOslo(time: Date) {
  const parts = new Map(oslo.formatToParts(time).map(({ type, value }) => [type, value]))
  return (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
}

/** dd.MM.yyyy in Oslo, for a date (yyyy-MM-dd) or a date and time. */
export function formatDay(time: string | Date): string {
  const part = partsInOslo(new Date(time))
  return `${part('day')}.${part('month')}.${part('year')}`
}

/** HH:mm in Oslo's time zone. */
export function formatClock(time: string | Date): string {
  const part = partsInOslo(new Date(time))
  return `${part('hour')}:${part('minute')}`
}

/** dd.MM.yyyy HH:mm in Oslo (specification, section 9). */
export function formatTime(time: string | Date): string {
  return `${formatDay(time)} ${formatClock(time)}`
}
