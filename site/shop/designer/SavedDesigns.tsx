import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { formatDay } from '../../browser/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { setDesign } from './design.ts'
import styles from './SavedDesigns.module.css'
import {
  $savedDesigns,
  loadSavedDesigns,
  removeSavedDesign,
  type SavedDesign,
} from './saved-designs.ts'
import { designerTexts as texts } from './text.ts'

/** The visitor's saved designs, newest first, to open or delete. */
export function SavedDesigns() {
  const designs = useStore($savedDesigns, { ssr: 'initial' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(loadSavedDesigns, [])
  if (designs.length === 0) return null

  const remove = (id: string) => {
    removeSavedDesign(id)
    showToast(texts.deleted)
    // The button that had the focus was removed.
    heading.current?.focus()
  }
  return (
    <section className={styles.saved} aria-labelledby="lagrede">
      <h2 id="lagrede" ref={heading} tabIndex={-1}>
        {texts.savedTitle}
      </h2>
      <p className={styles.hint}>{texts.savedHint}</p>
      <ul className={styles.list}>
        {[...designs].reverse().map((design) => (
          <Saved
            key={design.id}
            design={design}
            onRemove={() => remove(design.id)}
            // The stored data URL is well-formed, but no picture.
            onBroken={() => removeSavedDesign(design.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type SavedProps = { design: SavedDesign; onRemove(): void; onBroken(): void }

function Saved({ design, onRemove, onBroken }: SavedProps) {
  const date = formatDay(design.savedAt)
  const reopen = () => {
    setDesign({ image: design.image, imageId: design.imageId })
    showToast(texts.reopened)
    document.getElementById('bordet')?.scrollIntoView({ block: 'center' })
  }
  return (
    <li className={styles.design} data-saved-design>
      <img
        src={design.image}
        alt=""
        width="100"
        height="100"
        draggable={false}
        onError={onBroken}
      />
      <span className="aside">{texts.savedAt(date)}</span>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.reopenThis(date)}
          onClick={reopen}
        >
          {texts.reopen}
        </Button>
        <Button size="small" variant="quiet" aria-label={texts.deleteThis(date)} onClick={onRemove}>
          {texts.delete}
        </Button>
      </div>
    </li>
  )
}
