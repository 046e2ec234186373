import type { Login } from '../../../modules/shared/contract/api.d.ts'

/** Texts of the account dialog. */
export const accountTexts = {
  open: 'Konto',
  loading: 'Henter kontoen …',
  failed: 'Vi fikk ikke hentet kontoen.',
  loggedInAs: 'Logget inn som',
  change: 'Bytt passord',
  changeHint: 'Når passordet er byttet, blir du logget ut alle andre steder.',
  oldPassword: 'Nåværende passord',
  showOld: 'Vis nåværende passord',
  hideOld: 'Skjul nåværende passord',
  newPassword: 'Nytt passord',
  showNew: 'Vis nytt passord',
  hideNew: 'Skjul nytt passord',
  missingOld: 'Skriv inn passordet du har nå',
  length: (least: number) => `Minst ${least} tegn`,
  same: 'Det nye passordet er likt det gamle',
  changing: 'Bytter...',
  changed: 'Passordet er byttet!',
  changedText: 'Alle andre økter er avsluttet.',
  changeFailed: 'Feil ved bytte av passord',
  everywhere: 'Logg ut overalt',
  everywhereHint:
    'Avslutter alle øktene dine, også denne. Gjør det hvis en enhet er kommet på avveie.',
  everywhereFailed: 'Feil ved utlogging',
  logins: 'Siste innlogginger',
  loginsHint: 'Kjenner du ikke igjen en innlogging? Bytt passord med en gang.',
  columns: { at: 'Tidspunkt', address: 'Adresse', outcome: 'Utfall' },
  outcomes: {
    signed_in: 'Logget inn',
    refused: 'Avvist',
    password_changed: 'Passord byttet',
  } satisfies Record<Login['outcome'], string>,
} as const
