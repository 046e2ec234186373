import { allPatches, colours, flags } from '../../../../modules/catalogue/rules.ts'
import type { CatalogueView } from '../catalogue-view.ts'
import { flagLabels, catalogueTexts as texts } from '../text.ts'
import { type Step, useKeyRun } from '../use-key-run.ts'
import styles from './Filters.module.css'

type Props = {
  view: CatalogueView
  categories: readonly string[]
  onChange(part: Partial<CatalogueView>, step?: Step): void
}

/** Category, colours and flags. Every control is part of the form, so that it works without JavaScript too. */
export function Filters({ view, categories, onChange }: Props) {
  const keys = useKeyRun()
  const toggled = (tag: string) =>
    view.tags.includes(tag) ? view.tags.filter((one) => one !== tag) : [...view.tags, tag]
  return (
    <div className={styles.filters}>
      <fieldset {...keys.handlers}>
        <legend>{texts.category}</legend>
        {[undefined, ...categories].map((category) => (
          <label key={category ?? allPatches} className={styles.option}>
            <input
              type="radio"
              name="category"
              value={category ?? allPatches}
              checked={view.category === category}
              onChange={() => onChange({ category }, keys.step())}
            />
            <span className={`capital ${styles.word}`}>{category ?? allPatches}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.colour}</legend>
        {colours.map(({ tag, label, count, hex }) => (
          <label key={tag} className={styles.option}>
            <input
              type="checkbox"
              name="tags"
              value={tag}
              checked={view.tags.includes(tag)}
              onChange={() => onChange({ tags: toggled(tag) })}
            />
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <span>{label}</span>
            <span className={`aside ${styles.count}`}>{count}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.only}</legend>
        {flags.map((flag) => (
          <label key={flag} className={styles.option}>
            <input
              type="checkbox"
              name={flag}
              value="true"
              checked={view[flag] === true}
              onChange={() => onChange({ [flag]: !view[flag] })}
            />
            <span>{flagLabels[flag]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
