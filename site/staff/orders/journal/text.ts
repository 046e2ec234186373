/** Texts of the sales journal. */
export const journalTexts = {
  title: 'Salgsjournal for regnskapet',
  from: 'Fra og med',
  to: 'Til og med',
  fetch: 'Last ned CSV',
  fetching: 'Henter …',
  failed: 'Vi fikk ikke hentet salgsjournalen.',
} as const
