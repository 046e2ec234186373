import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { ProductList } from '../Catalogue/ProductList.tsx'
import { Heart } from '../ProductCard/Heart.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'
import { states } from './states.ts'

/** A patch as it can be: plain, sold out, with every badge, and with texts that are too long. */
function variants(product: Product): Product[] {
  return [
    product,
    { ...product, id: 900_001, stock: 0, name: 'Utsolgt' },
    {
      ...product,
      id: 900_002,
      stock: 3,
      isNew: true,
      isGlowInDark: true,
      name: 'Alle merkene',
    },
    {
      ...product,
      id: 900_003,
      name: 'Et navn som er så langt at det må deles over flere linjer enn noen hadde tenkt',
      tags: ['sommerfuglflokk', 'fellesferiestemning', 'trettenknutersmester'],
      price: 1490,
    },
  ]
}

export function Cards({ products: [product] }: { products: readonly Product[] }) {
  if (!product) return null
  const shown = variants(product)
  return (
    <>
      <Section title="Patchkort">
        <div className={styles.full}>
          <ProductGrid products={shown} patchOfTheWeek={product.id} skeletons={1} />
        </div>
      </Section>
      <Section title="Rader">
        <div className={styles.full}>
          <ProductList products={shown.slice(0, 3)} patchOfTheWeek={product.id} skeletons={1} />
        </div>
      </Section>
      <Section title="Hjerter">
        {[false, true].flatMap((on) =>
          states.map(({ state, name }) => (
            <figure key={name + on} className={styles.specimen}>
              <Heart on={on} label={`Hjerte, ${on ? 'på' : 'av'}, ${name}`} data-state={state} />
              <figcaption>
                {on ? 'på' : 'av'}, {name}
              </figcaption>
            </figure>
          )),
        )}
      </Section>
    </>
  )
}
