import { useStore } from '@nanostores/react'
import { withdrawalText } from '../../../emails/delivery.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { nameWithForm } from '../../../modules/shared/pictures/design-form.ts'
import { goodsToSend, holdReasons } from '../../../modules/workshop/rules.ts'
import { formatDay } from '../../browser/dates.ts'
import { rememberedChoice } from '../../browser/remembered-choice.ts'
import { shop } from '../../text/shop-facts.ts'
import { classNames } from '../../ui/class-names.ts'
import { orderDetailsTexts, reasonsText } from '../orders/index.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { reasonsAgainstAll, refundedGoods } from './left-out.ts'
import styles from './PackingSlips.module.css'
import { PrintedPicture } from './PrintedPicture.tsx'
import { PrintPage } from './PrintPage.tsx'
import { isShort, slipSheets } from './slip-sheets.ts'
import { leftOutTexts, printTexts, packingSlipTexts as texts } from './text.ts'

/** Whether packing slips are printed two to a sheet. */
const { $choice: $isTwoToSheet, set: setTwoToSheet } = rememberedChoice('adminSlipsInPairs')

/**
 * The contents of each parcel, without prices and without refunded units: one page per order, or two orders per page
 * where they fit. Orders of which nothing is left are named at the end.
 */
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
      {(orders) => (
        <>
          {slipSheets(orders.filter(hasGoods), isTwoToSheet).map((slips) => (
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
          ))}
          <LeftOutList
            leftOut={orders
              .filter((order) => !hasGoods(order))
              .map((order) => ({
                orderNumber: order.orderNumber,
                reasons: reasonsAgainstAll(order),
              }))}
          />
        </>
      )}
    </PrintPage>
  )
}

const hasGoods = ({ items }: Order): boolean => goodsToSend(items).length > 0

/** The slip of one order. */
export function PackingSlip({ order }: { order: Order }) {
  const { orderNumber, createdAt, shippingAddress } = order
  const items = goodsToSend(order.items)
  const reasons = holdReasons(order)
  const refunded = refundedGoods(order).flatMap(({ goods }) =>
    goods ? leftOutTexts.goods(goods) : [],
  )
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={styles.slip} aria-label={`${texts.slip} ${orderNumber}`}>
      <header className={styles.head}>
        <p className={styles.shop}>{shop.name}</p>
        <p>{texts.slip}</p>
      </header>
      {reasons.length > 0 && <p className={styles.hold}>{texts.hold(reasonsText(reasons))}</p>}
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
        <HeadRow labels={Object.values(texts.columns)} />
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
            <tr key={index}>
              <td>
                <PrintedPicture item={item} />
              </td>
              <th scope="row">
                {nameWithForm(item.product.name || orderDetailsTexts.unknownProduct, item.form)}
                {item.isUnapproved && <small>{texts.unapproved}</small>}
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
      {refunded.length > 0 && <p>{texts.refunded(refunded.join(', '))}</p>}
      <footer className={`${styles.foot} aside`}>
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
