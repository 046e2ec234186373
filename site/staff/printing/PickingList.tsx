import { Fragment } from 'react'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { designFormText } from '../../../modules/shared/pictures/design-form.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import styles from './PickingList.module.css'
import { PrintedPicture } from './PrintedPicture.tsx'
import { PrintPage } from './PrintPage.tsx'
import { type CustomPick, type Pick, pickingList } from './picking-list.ts'
import { printTexts, pickingListTexts as texts } from './text.ts'

/** The products to pick and the custom patches to make for the address's orders, and what is left out. */
export function PickingList() {
  return <PrintPage title={texts.title}>{(orders) => <Lists orders={orders} />}</PrintPage>
}

function Lists({ orders }: { orders: readonly Order[] }) {
  const { patches, custom, leftOut } = pickingList(orders)
  const units = patches.reduce((sum, pick) => sum + pick.units, 0)
  return (
    <>
      {patches.length > 0 && (
        <section className={styles.list} aria-labelledby="patches">
          <h2 id="patches">{texts.patches}</h2>
          <p>{texts.total(units)}</p>
          <table>
            <HeadRow labels={Object.values(texts.columns)} />
            <tbody>
              {patches.map((pick) => (
                <PatchRow key={pick.productId} pick={pick} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {custom.length > 0 && (
        <section className={styles.list} aria-labelledby="custom">
          <h2 id="custom">{texts.custom}</h2>
          <p>{texts.customHint}</p>
          <table>
            <HeadRow labels={Object.values(texts.columns)} />
            <tbody>
              {custom.map((pick, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
                <CustomRow key={index} pick={pick} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <LeftOutList leftOut={leftOut} />
    </>
  )
}

function PatchRow({ pick: { productId, name, image, units, orders } }: { pick: Pick }) {
  return (
    <tr>
      <td>
        <span className={styles.box} />
      </td>
      <td>
        <PrintedPicture item={{ product: { name, image, price: 0 } }} />
      </td>
      <th scope="row">
        {name}
        <small>{texts.productId(productId)}</small>
      </th>
      <td className={styles.units}>{printTexts.pieces(units)}</td>
      <td className={styles.orders}>
        {orders.map(({ orderNumber, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
          <Fragment key={index}>
            <span>
              {orderNumber}: {quantity}
            </span>{' '}
          </Fragment>
        ))}
      </td>
    </tr>
  )
}

function CustomRow({ pick: { orderNumber, item } }: { pick: CustomPick }) {
  return (
    <tr>
      <td>
        <span className={styles.box} />
      </td>
      <td>
        <PrintedPicture item={item} />
      </td>
      <th scope="row">
        {item.product.name}
        {item.form && <small>{designFormText(item.form)}</small>}
      </th>
      <td className={styles.units}>{printTexts.pieces(item.quantity)}</td>
      <td className={styles.orders}>
        <span>{orderNumber}</span>
      </td>
    </tr>
  )
}
