import { Filters } from '../shop/catalogue/filter/Filters.tsx'
import { viewOf } from '../shop/catalogue/index.ts'
import { Toolbar } from '../shop/catalogue/Toolbar.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

const view = viewOf(new URLSearchParams('tags=red&tags=pink&isNew=true&view=list'))
const nothing = () => undefined

/** The catalogue's toolbar and filters, with some filters selected and a swatch of every colour. */
export function Filter({ categories }: { categories: readonly string[] }) {
  return (
    <Section title="Filtre">
      <div className={styles.full}>
        <Toolbar view={view} onChange={nothing} isOpening={false} onFilter={nothing} />
        <div className={styles.filters}>
          <Filters view={view} categories={categories} onChange={nothing} />
        </div>
      </div>
    </Section>
  )
}
