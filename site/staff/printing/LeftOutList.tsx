import { reasonsText } from '../orders/index.ts'
import styles from './LeftOutList.module.css'
import type { LeftOut } from './left-out.ts'
import { leftOutTexts as texts } from './text.ts'

/** The orders and units that a paper leaves out, with the reasons; nothing when the paper has everything. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="left-out">
      <h2 id="left-out">{texts.title}</h2>
      <ul>
        {leftOut.map(({ orderNumber, goods, reasons }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
          <li key={index}>
            <strong>{orderNumber}</strong>
            {goods && `, ${texts.goods(goods)}`}: {reasonsText(reasons)}
          </li>
        ))}
      </ul>
    </section>
  )
}
