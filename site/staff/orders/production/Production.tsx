import { threadChart } from '../../../../modules/embroidery/rules.ts'
import type { ProductionSheet } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/admin/custom-designs.ts'
import { serverCode } from '../../../client/request-error.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import panel from '../../ui/form/Panel.module.css'
import { DownloadButton } from '../../ui/list/DownloadButton.tsx'
import { HeadRow } from '../../ui/list/HeadRow.tsx'
import styles from './Production.module.css'
import { productionTexts as texts } from './text.ts'
import { csvOfThreads } from './thread-csv.ts'

/** The production sheet of an order line's design, and its files. */
export function Production({ id }: { id: string }) {
  const ended = useLoaded(id, sheetOf)
  const current = ended?.key === id ? ended : undefined
  return (
    <section className={styles.production} aria-labelledby="produksjon">
      <h3 id="produksjon">{texts.title}</h3>
      {!current && <Spinner label={texts.loading} />}
      {current?.error !== undefined && <p role="status">{failureText(current.error)}</p>}
      {current?.value && <Sheet id={id} sheet={current.value} />}
    </section>
  )
}

const sheetOf = (id: string) => call('getProductionSheet', { path: { id } })

const failureText = (error: unknown): string =>
  serverCode(error) === 'custom_image_not_found' ? texts.noDesign : texts.failed

const decimals = (digits: number) =>
  new Intl.NumberFormat('nb-NO', { maximumFractionDigits: digits, minimumFractionDigits: digits })
const whole = decimals(0)
const tenth = decimals(1)

function Sheet({ id, sheet }: { id: string; sheet: ProductionSheet }) {
  const { design, width, height, stitches, minutes, colourChanges, trims, threads } = sheet
  const cloth = threadChart[design.cloth]
  const facts = [
    [texts.size, texts.sizeOf(whole.format(width), whole.format(height))],
    [texts.stitches, whole.format(stitches)],
    [texts.time, texts.timeOf(Math.ceil(minutes))],
    [texts.changes, whole.format(colourChanges)],
    [texts.trims, whole.format(trims)],
    [texts.cloth, cloth.label],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Threads threads={threads} />
      <p className="aside">
        {texts.sequence}: {sheet.sequence.join(', ')}
      </p>
      <Files id={id} sheet={sheet} />
    </>
  )
}

function Threads({ threads }: Pick<ProductionSheet, 'threads'>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.threads}>
        <caption className="visually-hidden">{texts.threads}</caption>
        <HeadRow labels={texts.threadColumns} />
        <tbody>
          {threads.map(({ number, label, hex, share, upper, bobbin }) => (
            <tr key={number}>
              <td>
                <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                  <circle cx="5" cy="5" r="5" fill={hex} />
                </svg>
                {number}
              </td>
              <td>{label}</td>
              <td>{texts.percent(whole.format(100 * share))}</td>
              <td>{texts.metres(tenth.format(upper))}</td>
              <td>{texts.metres(tenth.format(bobbin))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Files({ id, sheet }: { id: string; sheet: ProductionSheet }) {
  const name = `patch-${id.slice(0, 8)}`
  const kinds = [
    ...(sheet.isHeldBack ? [] : (['dst', 'svg', 'png'] as const)),
    ...(sheet.hasOriginal ? ['original' as const] : []),
  ]
  return (
    <div className={panel.buttons}>
      {sheet.isHeldBack && <p className={styles.heldBack}>{texts.heldBack}</p>}
      {kinds.map((file) => (
        <DownloadButton
          key={file}
          label={texts.files[file]}
          name={file === 'original' ? `${name}-original` : `${name}.${file}`}
          failed={texts.failed}
          load={() => call('getProductionFile', { path: { id, file } })}
        />
      ))}
      {!sheet.isHeldBack && (
        <DownloadButton
          label={texts.threadList}
          name={`${name}-tråder.csv`}
          failed={texts.failed}
          load={async () => new Blob([csvOfThreads(sheet)], { type: 'text/csv;charset=utf-8' })}
        />
      )}
    </div>
  )
}
