/** Texts of several subjects of staff. */
export const staffTexts = {
  loading: 'Laster inn …',
  stale: (failed: string) => `${failed} Det som vises under, kan være utdatert.`,
  again: 'Prøv igjen',
  toLogin: 'Logg inn på nytt',
  inNewTab: '(åpnes i ny fane)',
  whole: 'Skriv et helt tall, for eksempel 50.',
  decimal: 'Skriv et tall, for eksempel 49,50.',
  /** Texts for a form whose record another administrator saved concurrently. */
  conflict: {
    intro: (name: string | null) =>
      `${name ?? 'Noen andre'} lagret endringer mens du skrev. Ingenting er overskrevet: velg hva som skal gjelde, og lagre på nytt.`,
    same: (name: string | null) =>
      `${name ?? 'Noen andre'} lagret endringer mens du skrev, men ingen som går ut over dine. Lagre på nytt for å ta med det du skrev.`,
    theirs: 'Lagret nå',
    mine: 'Ditt',
    before: 'Før',
    choose: 'Velg hva som skal gjelde her.',
    empty: '(tomt)',
    yes: 'Ja',
    no: 'Nei',
  },
} as const
