import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Product } from '../../modules/shared/contract/api.d.ts'
import { type Suggestion, searchTexts as texts } from '../shop/search/index.ts'
import { Search } from '../shop/search/Search.tsx'
import { Suggestions } from '../shop/search/Suggestions.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

type Group = { label: string; items: Suggestion[] }

/** The search box, and its dropdown with and without results. */
export function SearchBoxes({ products }: { products: readonly Product[] }) {
  const groups: Group[] = [
    { label: 'Ord', items: [{ kind: 'word', word: 'elg' }] },
    {
      label: 'Patcher',
      items: products.map((product) => ({ kind: 'product', product })),
    },
  ]
  return (
    <Section title="Søk">
      <div className={styles.search}>
        <Search />
      </div>
      <Dropdown groups={groups} message={undefined} />
      <Dropdown groups={[]} message={texts.nothing('elgkalv på ski')} />
    </Section>
  )
}

function Dropdown({ groups, message }: { groups: Group[]; message: string | undefined }) {
  return (
    <div className={styles.dropdown}>
      <Autocomplete.Root items={groups} mode="none" inline open>
        <Suggestions message={message} onChoose={() => undefined} />
      </Autocomplete.Root>
    </div>
  )
}
