import type { ForgottenPerson, PersonalData } from '../../../../modules/shared/contract/api.d.ts'

/** The lists of the export, and those within its orders that are counted for themselves. */
type Kinds = Exclude<keyof PersonalData, 'email'> | 'refunds' | 'disputes' | 'notes'

/** Texts of the part of the account dialog about one person's data. */
export const personalDataTexts = {
  title: 'Personvern',
  intro:
    'Finn det vi har lagret om en kunde, når noen vil se det eller bli glemt (personvernforordningen artikkel 15 og 17).',
  email: 'Kundens e-post',
  wrongEmail: 'Sjekk at e-postadressen er skrevet riktig',
  find: 'Finn',
  finding: 'Leter ...',
  failed: 'Vi fikk ikke hentet opplysningene',
  nothing: (email: string) => `Vi har ikke lagret noe om ${email}.`,
  found: (email: string) => `Lagret om ${email}`,
  kinds: {
    orders: 'Bestillinger',
    refunds: 'Tilbakebetalinger',
    disputes: 'Klager i banken',
    notes: 'Notater på bestillinger',
    cartLines: 'Varer i handlekurver',
    pictures: 'Bilder',
    subscriptions: 'Abonnement på nyhetsbrevet',
    signUps: 'Påmeldinger som ikke er bekreftet',
    messages: 'Meldinger til oss',
    withdrawals: 'Angremeldinger',
  } satisfies Record<Kinds, string>,
  download: 'Last ned',
  fileName: (email: string) => `personopplysninger-${email}.json`,
  forget: 'Glem kunden',
  forgetting: 'Sletter ...',
  ask: (email: string) => `Vil du slette det vi ikke må ha om ${email}?`,
  askText:
    'Det kan ikke angres. Betalte bestillinger blir stående for regnskapet, uten e-post, telefon og bilder. Det som ikke er levert, og angremeldinger fra de siste 14 dagene, blir stående som det er.',
  confirm: 'Ja, slett',
  cancel: 'Avbryt',
  forgetFailed: 'Vi fikk ikke slettet alt. Prøv igjen',
  forgotten: (email: string) => `Slettet om ${email}`,
  deleted: {
    unpaidOrders: 'Ubetalte bestillinger',
    cartLines: 'Varer i handlekurver',
    pictures: 'Bilder',
    subscriptions: 'Abonnement på nyhetsbrevet',
    signUps: 'Påmeldinger som ikke er bekreftet',
    messages: 'Meldinger til oss',
    withdrawals: 'Angremeldinger',
  } satisfies Record<keyof ForgottenPerson['deleted'], string>,
  kept: 'Beholdt',
  keptWithdrawals: 'Beholdte angremeldinger',
  withdrawals: 'Angremeldinger',
  reasons: {
    bookkeeping:
      'navn, adresse, beløp og grunner til tilbakebetaling for regnskapet (bokføringsloven §\u00a013), til',
    delivery: 'ikke levert ennå. Glem kunden på nytt når den er det',
    payment: 'betalingen er ikke avsluttet. Prøv igjen om en time',
    withdrawal:
      'fristen for å betale tilbake er ikke ute (angrerettloven §\u00a024). Glem kunden på nytt fra',
  } satisfies Record<ForgottenPerson['kept'][number]['reason'], string>,
  elsewhere: 'Stripe og e-postleverandøren har egne opplysninger. Slett dem der.',
} as const
