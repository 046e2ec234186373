import type { ProductFilePreview } from '../../../../modules/shared/contract/api.d.ts'
import { grouped } from '../../../text/grouped.ts'
import { malformedColumns } from '../text.ts'

type LineError = ProductFilePreview['errors'][number]

const patches = (count: number) => `${grouped(count)} ${count === 1 ? 'patch' : 'patcher'}`
const lines = (count: number) => `${grouped(count)} ${count === 1 ? 'linje' : 'linjer'}`

/** Lines that a sentence names; it counts the rest. */
const mostNamed = 10

/** 'linje 2, 5 og 7', or 'linje 2, 3, 4 og 40 linjer til' of many. */
function linesText(all: readonly number[]): string {
  const named = all.slice(0, mostNamed).map(grouped)
  const rest = all.length - named.length
  if (rest > 0) return `linje ${named.join(', ')} og ${lines(rest)} til`
  return `linje ${listed.format(named)}`
}

const listed = new Intl.ListFormat('nb-NO')

/** Texts of the file of patches. */
export const productFileTexts = {
  save: 'Last ned CSV',
  saving: 'Lager filen …',
  saveFailed: 'Feil ved nedlasting',
  open: 'Endre med CSV',
  title: 'Endre patcher med en CSV-fil',
  steps: [
    'Last ned listen som CSV, og rett den i et regneark.',
    'Fjern gjerne kolonner og linjer som ikke skal endres, men behold Id.',
    'Lageret endres med det du skriver i Lagerendring: 25 legger til, -3 trekker fra. «Lager nå» er bare til å lese.',
  ],
  field: 'CSV-fil',
  hint: 'Høyst 5000 patcher og 2 MB. Du får se alle endringene før noe lagres.',
  reading: 'Leser filen …',
  wrongColumn: (text: string, column: string) => `${text} Kolonnen «${column}» er ukjent.`,
  summary: ({ changes, unchanged, wrong }: ProductFilePreview) =>
    [
      changes.length > 0 ? `${patches(changes.length)} endres.` : 'Ingen patcher endres.',
      ...(unchanged > 0 ? [`${grouped(unchanged)} er som før.`] : []),
      ...(wrong > 0 ? [`${lines(wrong)} har feil.`] : []),
    ].join(' '),
  ignored: 'Lageret endres ikke av «Lager nå»',
  ignoredText: (ignored: readonly number[]) =>
    `På ${linesText(ignored)} står et annet tall i «Lager nå» enn det som er på lager nå. Den kolonnen er bare til å lese: skriv forskjellen i Lagerendring, for eksempel 25 eller -3. Er det bare solgt noen siden du lastet ned filen, er alt i orden.`,
  repair:
    'Rett feilene i filen, og velg den på nytt. Ingenting lagres før alle linjene er i orden.',
  errors: 'Feil',
  moreErrors: (count: number) => `… og ${lines(count)} til.`,
  changes: 'Endringer',
  line: (line: number) => `Linje ${grouped(line)}`,
  showMore: 'Vis flere',
  apply: (count: number) => `Lagre ${patches(count)}`,
  applying: 'Lagrer …',
  applied: (count: number) => `${patches(count)} er endret!`,
  applyFailed: 'Ingenting ble lagret',
  keyReused:
    'Forhåndsvisningen er allerede brukt til en annen utgave av filen. Se over denne, og lagre på nytt.',
  cancel: 'Lukk',
  error: ({ line, column, reason }: LineError): string =>
    `Linje ${grouped(line)}: ${reasons[reason](column ?? '')}`,
} as const

const reasons: Record<LineError['reason'], (column: string) => string> = {
  cells: () => 'linjen har ikke like mange felt som den første.',
  unknown_id: () => 'ingen patch har denne Id-en. Nye patcher legges ut i skjemaet.',
  duplicate_id: () => 'patchen står på en linje lenger opp også.',
  malformed: (column) => `${column} ${malformedColumns[column] ?? 'kan ikke leses.'}`,
  unknown_category: () => 'kategorien finnes ikke.',
  stock_too_low: () => 'så mange er det ikke på lager, medregnet dem som noen betaler for nå.',
  stock_too_high: () => 'lageret blir for stort.',
}
