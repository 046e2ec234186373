import { useState } from 'react'
import { type CatalogueView, viewOf } from '../../stores/catalogue-view.ts'
import { Filters } from '../Catalogue/Filters.tsx'
import { Toolbar } from '../Catalogue/Toolbar.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

const chosen = 'tags=red&tags=pink&isNew=true&view=list'

/** The catalogue's tools: a few filters are chosen, and all of them can be. */
export function Filter({ categories }: { categories: readonly string[] }) {
  const [view, setView] = useState(() => viewOf(new URLSearchParams(chosen)))
  const change = (part: Partial<CatalogueView>) => setView({ ...view, ...part })
  return (
    <Section title="Filtre">
      <div className={styles.full}>
        <Toolbar view={view} onChange={change} onFilter={() => undefined} />
        <div className={styles.filters}>
          <Filters view={view} categories={categories} onChange={change} />
        </div>
      </div>
    </Section>
  )
}
