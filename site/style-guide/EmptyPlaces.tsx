import { EmptyResult } from '../shop/product-card/EmptyResult.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

const drawings = [
  'cart',
  'wishlist',
  'search',
  'orders',
  'subscribers',
  'codes',
  'lost',
  'closed',
] as const

export function EmptyPlaces() {
  return (
    <Section title="Tomme steder">
      {drawings.map((name) => (
        <div key={name} className={styles.drawing}>
          <Drawing name={name} />
          {name}
        </div>
      ))}
      <div className={styles.full}>
        <EmptyResult />
      </div>
    </Section>
  )
}
