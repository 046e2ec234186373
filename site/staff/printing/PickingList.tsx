import { Fragment, type ReactNode } from 'react'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { designFormText } from '../../../modules/shared/pictures/design-form.ts'
import type { PicturedItem } from '../orders/components.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import styles from './PickingList.module.css'
import { PrintedPicture } from './PrintedPicture.tsx'
import { PrintPage } from './PrintPage.tsx'
import { pickingList } from './picking-list.ts'
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
        <List id="patches" title={texts.patches} note={texts.total(units)}>
          {patches.map(({ productId, name, image, units, orders }) => (
            <Row
              key={productId}
              item={{ product: { name, image, price: 0 } }}
              note={texts.productId(productId)}
              units={units}
            >
              {orders.map(({ orderNumber, quantity }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
                <Fragment key={index}>
                  <span>
                    {orderNumber}: {quantity}
                  </span>{' '}
                </Fragment>
              ))}
            </Row>
          ))}
        </List>
      )}
      {custom.length > 0 && (
        <List id="custom" title={texts.custom} note={texts.customHint}>
          {custom.map(({ orderNumber, item }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once.
              key={index}
              item={item}
              note={item.form && designFormText(item.form)}
              units={item.quantity}
            >
              <span>{orderNumber}</span>
            </Row>
          ))}
        </List>
      )}
      <LeftOutList leftOut={leftOut} />
    </>
  )
}

type ListProps = { id: string; title: string; note: string; children: ReactNode }

const List = ({ id, title, note, children }: ListProps) => (
  <section className={styles.list} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{note}</p>
    <table>
      <HeadRow labels={Object.values(texts.columns)} />
      <tbody>{children}</tbody>
    </table>
  </section>
)

type RowProps = {
  item: PicturedItem
  note: string | undefined
  units: number
  /** The orders of the units. */
  children: ReactNode
}

const Row = ({ item, note, units, children }: RowProps) => (
  <tr>
    <td>
      <span className={styles.box} />
    </td>
    <td>
      <PrintedPicture item={item} />
    </td>
    <th scope="row">
      {item.product.name}
      {note && <small>{note}</small>}
    </th>
    <td className={styles.units}>{printTexts.pieces(units)}</td>
    <td className={styles.orders}>{children}</td>
  </tr>
)
