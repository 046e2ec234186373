import styles from './Drawing.module.css'

type Props = {
  name: 'cart' | 'wishlist' | 'search' | 'orders' | 'subscribers' | 'codes' | 'lost' | 'closed'
}

/** A small embroidered drawing for an empty state. */
export function Drawing({ name }: Props) {
  const address = `/bilder/tom-${name}`
  return (
    <picture className={styles.drawing}>
      <source type="image/avif" srcSet={`${address}.avif`} />
      <img src={`${address}.webp`} alt="" width="140" height="140" loading="lazy" />
    </picture>
  )
}
