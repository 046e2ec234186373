import { timeZone } from '../modules/shared/day.ts'

const day = new Intl.DateTimeFormat('nb-NO', { timeZone, dateStyle: 'long' })

/** The date in Norway, like '17. mai 2026'. */
export const dayText = (date: Date): string => day.format(date)

const moment = new Intl.DateTimeFormat('nb-NO', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'medium',
})

/** Date and time in Norway to the second, like '17. mai 2026 kl. 12:30:05'. */
export const momentText = (date: Date): string => moment.format(date)
