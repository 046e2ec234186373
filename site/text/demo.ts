/** Notes that tell visitors and staff that the shop is a demo. */
export const demoTexts = {
  note: 'Dette er en demobutikk. Ingenting du bestiller her, blir sendt.',
  /** With Stripe's live keys and DEMO=1, a real card would be charged. */
  payment:
    'Dette er en demobutikk. Ingenting du bestiller her, blir sendt, så betal ikke med et ekte kort.',
  /** One line on a phone: it stands above the orders. */
  staff: 'Demobutikk: Bestillinger her blir ikke sendt.',
} as const
