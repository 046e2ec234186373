/** Texts of the figures and graphs above the tabs. */
export const overviewTexts = {
  summary: 'Nøkkeltall',
  totalOrders: 'Totalt antall bestillinger',
  pendingOrders: 'Ventende bestillinger',
  revenue: 'Total omsetning',
  weekRevenue: (amount: string) => `Siste 7 dager: ${amount}`,
  average: 'Gjennomsnittlig ordreverdi',
  /** Short labels for narrow screens. */
  short: {
    totalOrders: 'Totalt',
    pendingOrders: 'Venter',
    revenue: 'Omsetning',
    average: 'Snitt',
  },
  fold: 'Skjul kort og grafer',
  unfold: 'Vis kort og grafer',
  unknown: '–',
  graph: {
    title: 'Siste 30 dager',
    revenue: 'Omsetning per dag',
    orders: 'Bestillinger per dag',
    most: (amount: string) => `Mest: ${amount}`,
    today: 'i dag',
    show: 'Vis tallene',
    day: 'Dag',
    ofDay: (day: string, amount: string) => `${day}: ${amount}`,
    empty: 'Ingen bestillinger de siste 30 dagene.',
  },
} as const
