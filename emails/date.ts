import { timeZone } from '../modules/shared/day.ts'

const day = new Intl.DateTimeFormat('nb-NO', { timeZone, dateStyle: 'long' })

/** The date in Norway, like '17. mai 2026'. */
export const dayText = (date: Date): string => day.format(date)
