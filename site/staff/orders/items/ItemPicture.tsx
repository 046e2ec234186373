import { useState } from 'react'
import type { OrderItem } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/admin/custom-images.ts'
import { useBlob } from '../../../ui/hooks/use-blob.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import styles from './OrderItems.module.css'

/** Fields of an order line that its picture depends on. */
export type PicturedItem = Pick<OrderItem, 'product' | 'customImageId' | 'form'>

type Props = { item: PicturedItem; size: 'preview' | 'production' }

/**
 * The picture of an order line; for a custom patch, the customer's own picture. The large one links to the full picture,
 * which for a design is no file for its production.
 */
export function ItemPicture({ item, size }: Props) {
  const query = { size: item.form ? ('preview' as const) : size }
  const own = useBlob(item.customImageId, (id) =>
    call('getCustomImageForStaff', { path: { id }, query }),
  )
  const image = item.customImageId ? own : item.product.image
  const [broken, setBroken] = useState<string>()
  if (image === undefined) return <span className={styles.tile} aria-busy="true" />
  if (!image || broken === image) return <span className={styles.tile}>{texts.noPicture}</span>
  const isLarge = size === 'production'
  return (
    <>
      <img
        src={image}
        alt={isLarge ? item.product.name || texts.unknownProduct : ''}
        onError={() => setBroken(image)}
      />
      {isLarge && (
        <a href={image} target="_blank" rel="noreferrer" data-production>
          {texts.openPicture}
        </a>
      )}
    </>
  )
}
