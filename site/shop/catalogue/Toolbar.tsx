import { flags, type SortOrder, sortOrders } from '../../../modules/catalogue/rules.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CatalogueView } from './catalogue-view.ts'
import { SearchBox } from './filter/SearchBox.tsx'
import styles from './Toolbar.module.css'
import { sortLabels, catalogueTexts as texts } from './text.ts'
import { type Step, useKeyRun } from './use-key-run.ts'

const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }))

type Props = {
  view: CatalogueView
  onChange(part: Partial<CatalogueView>, step?: Step): void
  onFilter(): void
  /** The filter drawer is loading, or being rendered. */
  isOpening: boolean
}

/** Search, filter button on small screens, sort order, and grid or list. */
export function Toolbar({ view, onChange, onFilter, isOpening }: Props) {
  const chosen = chosenFilters(view)
  const keys = useKeyRun()
  return (
    <div className={`unlabelled-on-phones ${styles.bar}`}>
      <SearchBox search={view.search} onTyped={(search) => onChange({ search }, 'no step')} />
      <div className={styles.filter}>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-busy={isOpening || undefined}
          onClick={onFilter}
        >
          <Icon name="filter" size={20} /> {texts.filters}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </Button>
        <noscript>
          <ButtonLink variant="quiet" href="#filtre">
            {texts.filters}
          </ButtonLink>
        </noscript>
      </div>
      <Select
        label={texts.sort}
        name="sort"
        options={sortOptions}
        value={view.sort}
        {...keys.handlers}
        onChange={(event) => onChange({ sort: event.target.value as SortOrder }, keys.step())}
      />
      <ViewToggle view={view.view} onChange={(kind) => onChange({ view: kind })} />
    </div>
  )
}

type ToggleProps = { view: CatalogueView['view']; onChange(view: CatalogueView['view']): void }

/** Switches between grid and list. The buttons submit the form, so that they work without JavaScript too. */
function ViewToggle({ view, onChange }: ToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own and nothing else.
    <div className={styles.toggle} role="group" aria-label={texts.view}>
      {(['grid', 'list'] as const).map((kind) => (
        <button
          key={kind}
          type="submit"
          className="icon-button"
          name="view"
          value={kind}
          aria-pressed={view === kind}
          aria-label={texts[kind]}
          onClick={(event) => {
            event.preventDefault()
            onChange(kind)
          }}
        >
          <Icon name={kind} />
        </button>
      ))}
    </div>
  )
}

const chosenFilters = ({ category, tags, ...view }: CatalogueView) =>
  tags.length + [category, ...flags.map((flag) => view[flag])].filter(Boolean).length
