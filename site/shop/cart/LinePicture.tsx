import { useState } from 'react'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/custom-images.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { useBlob } from '../../ui/hooks/use-blob.ts'
import styles from '../../ui/overlay/DrawerLine.module.css'
import { keptDesign } from '../kept-design/index.ts'
import { isCustom } from './cart.ts'
import { cartTexts as texts } from './text.ts'

/** The picture of a cart's line; that of a custom patch is fetched with the session's id. */
export function LinePicture({ item }: { item: CartItem }) {
  if (isCustom(item)) return <OwnPicture id={item.customImageId} />
  return (
    <span className={styles.picture}>
      <PatchPicture image={item.product.image} size="thumb" />
    </span>
  )
}

const ownPicture = (id: string) => call('getCustomImage', { path: { id } })

/** The visitor's own picture: the browser's copy, else the shop's; a red tile without either. */
function OwnPicture({ id }: { id: string | undefined }) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const whole = (address: string | null | undefined) =>
    address && !broken.includes(address) ? address : undefined
  const kept = keptDesign()
  const atHand = kept && (!id || id === kept.imageId) ? whole(kept.image) : undefined
  const address = whole(useBlob(atHand ? undefined : id, ownPicture)) ?? atHand
  if (!address)
    return (
      <span className={styles.placeholder} data-placeholder>
        {texts.custom}
      </span>
    )
  return (
    <span className={atHand === address ? styles.picture : styles.whole}>
      <img
        src={address}
        alt=""
        width="84"
        height="84"
        onError={() => setBroken([...broken, address])}
      />
    </span>
  )
}
