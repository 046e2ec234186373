import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

export function Wheel({ products }: { products: readonly Product[] }) {
  return (
    <Section title="Karusell">
      <div className={styles.full}>
        <Carousel label="Prøvekarusell" products={products} patchOfTheWeek={undefined} />
      </div>
    </Section>
  )
}
