const day = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'long' })

/** A day in Norway, as '17. mai 2026'. */
export const dayText = (date: Date): string => day.format(date)
