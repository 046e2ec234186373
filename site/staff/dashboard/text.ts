/** Texts of the dashboard's header and tabs. */
export const dashboardTexts = {
  title: 'Admin · Russpatcher',
  heading: 'Administrasjon',
  tabs: {
    orders: 'Bestillinger',
    newsletter: 'Nyhetsbrev',
    discounts: 'Rabattkoder',
    products: 'Produkter',
    payments: 'Betalinger',
    log: 'Logg',
  },
  refresh: 'Oppdater',
  logout: 'Logg ut',
  summaryFailed: 'Vi fikk ikke hentet nøkkeltallene.',
} as const
