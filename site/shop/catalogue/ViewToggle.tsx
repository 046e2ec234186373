import { Icon } from '../../ui/Icon.tsx'
import type { CatalogueView } from './catalogue-view.ts'
import styles from './Toolbar.module.css'
import { catalogueTexts as texts } from './text.ts'

type Props = { view: CatalogueView['view']; onChange(view: CatalogueView['view']): void }

/** Switches between grid and list. The buttons submit the form, so that they work without JavaScript too. */
export function ViewToggle({ view, onChange }: Props) {
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
