import { useStore } from '@nanostores/react'
import type { CartItem, Product } from '../../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../../modules/shared/money.ts'
import { call } from '../../../client/generated/upsell.ts'
import { loadOnce } from '../../../client/load-once.ts'
import { PatchPicture } from '../../../components/PatchPicture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { productIdsIn } from '../../cart/index.ts'
import { Section } from '../form/Section.tsx'
import { upsellTexts as texts } from '../text.ts'
import { $added, addOffer } from './add-offer.ts'
import styles from './Upsell.module.css'

/** A few patches that match the cart, which is null until it is loaded; nothing if there are none or they fail to load. */
export function Upsell({ items }: { items: readonly CartItem[] | null }) {
  const inCart = productIdsIn(items ?? [])
  // Offers for an empty cart would change under the customer's finger when the cart is loaded.
  const key = items ? `/api/upsell ${inCart}` : undefined
  const ended = useLoaded(key, (query) =>
    loadOnce(query, () => call('listUpsell', { query: { inCart } })),
  )
  // Until the next offers are there, those before them may have a patch that was just added.
  const offered = ended && (ended.value ?? []).filter(({ id }) => !inCart.includes(id))
  if (offered?.length === 0) return null
  return (
    <Section title={texts.title}>
      <ul className={styles.list} data-upsell>
        {offered
          ? offered.map((product) => <Offer key={product.id} product={product} />)
          : places.map((place) => (
              <li key={place}>
                <Skeleton className={styles.place} />
              </li>
            ))}
      </ul>
    </Section>
  )
}

const places = [1, 2, 3, 4, 5, 6]

function Offer({ product }: { product: Product }) {
  const isAdding = useStore($added).includes(product.id)
  return (
    <li className={styles.offer}>
      <PatchPicture image={product.image} size="thumb" />
      <p className={styles.name}>{product.name}</p>
      <p className={styles.price}>{formatKr(product.price)}</p>
      <Button
        variant="quiet"
        size="small"
        wide
        disabled={isAdding}
        aria-label={texts.addNamed(product.name)}
        onClick={() => void addOffer(product)}
      >
        <Icon name="plus" size={18} />
        {texts.add}
      </Button>
    </li>
  )
}
