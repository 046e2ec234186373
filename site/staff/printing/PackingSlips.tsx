import { useStore } from '@nanostores/react'
import { withdrawalText } from '../../../emails/delivery.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { nameWithForm } from '../../../modules/shared/pictures/design-form.ts'
import { formatDay } from '../../browser/dates.ts'
import { shop } from '../../text/shop-facts.ts'
import { classNames } from '../../ui/class-names.ts'
import { orderDetailsTexts } from '../orders/index.ts'
import styles from './PackingSlips.module.css'
import { PrintedPicture } from './PrintedPicture.tsx'
import { PrintPage } from './PrintPage.tsx'
import { isShort, slipSheets } from './slip-sheets.ts'
import { $isTwoToSheet, setTwoToSheet } from './slips.ts'
import { printTexts, packingSlipTexts as texts } from './text.ts'

/** The contents of each parcel, without prices: one page per order, or two orders per page where they fit. */
export function PackingSlips() {
  const isTwoToSheet = useStore($isTwoToSheet)
  const choice = (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isTwoToSheet}
        onChange={(event) => setTwoToSheet(event.target.checked)}
      />
      {texts.twoToSheet}
    </label>
  )
  return (
    <PrintPage title={texts.title} choice={choice}>
      {(orders) =>
        slipSheets(orders, isTwoToSheet).map((slips) => (
          <div
            key={slips[0]?.id}
            className={classNames(
              styles.sheet,
              isTwoToSheet && slips.every(isShort) && styles.halves,
            )}
          >
            {slips.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>
        ))
      }
    </PrintPage>
  )
}

function PackingSlip({ order }: { order: Order }) {
  const { orderNumber, createdAt, shippingAddress, items } = order
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={styles.slip} aria-label={`${texts.slip} ${orderNumber}`}>
      <header className={styles.head}>
        <p className={styles.shop}>{shop.name}</p>
        <p>{texts.slip}</p>
      </header>
      <div className={styles.facts}>
        <div>
          <h2>{texts.shipTo}</h2>
          <address>{shippingAddress}</address>
        </div>
        <dl>
          <dt>{texts.orderNumber}</dt>
          <dd>{orderNumber}</dd>
          <dt>{texts.date}</dt>
          <dd>{formatDay(createdAt)}</dd>
        </dl>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            {Object.values(texts.columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
            <tr key={index}>
              <td>
                <PrintedPicture item={item} />
              </td>
              <th scope="row">
                {nameWithForm(item.product.name || orderDetailsTexts.unknownProduct, item.form)}
              </th>
              <td>{printTexts.pieces(item.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{texts.total}</th>
            <td>{printTexts.pieces(units)}</td>
          </tr>
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <p>
          {withdrawalText(
            items.map(({ productId }) => ({ isCustom: productId === customPatch.id })),
          )}
        </p>
        <p>{texts.contact(shop.email)}</p>
        <p>
          {shop.name}, {shop.street}, {shop.postalCode} {shop.city}
        </p>
      </footer>
    </article>
  )
}
