import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import {
  $savedDesigns,
  loadSavedDesigns,
  type Removed,
  removeSavedDesign,
  restoreSavedDesign,
} from '../picture/saved-designs.ts'
import { designerTexts as texts } from '../text.ts'
import { Saved } from './Saved.tsx'
import styles from './SavedDesigns.module.css'

/** The visitor's saved designs, newest first, to open, rename or delete. The last deletion can be undone. */
export function SavedDesigns() {
  const designs = useStore($savedDesigns, { ssr: 'initial' })
  const [removed, setRemoved] = useState<Removed>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(loadSavedDesigns, [])
  if (designs.length === 0 && !removed) return null

  /** The button that had the focus was removed. */
  const focusHeading = () => heading.current?.focus()
  const remove = (id: string) => {
    setRemoved(removeSavedDesign(id))
    showToast(texts.deleted)
    focusHeading()
  }
  const restore = () => {
    if (removed && !restoreSavedDesign(removed))
      return showError(texts.notSaved, texts.notSavedText)
    setRemoved(undefined)
    focusHeading()
  }
  return (
    <section className={styles.saved} aria-labelledby="lagrede">
      <h2 id="lagrede" ref={heading} tabIndex={-1}>
        {texts.savedTitle}
      </h2>
      <p className={styles.hint}>{texts.savedHint}</p>
      {removed && (
        <p className={styles.removed} role="status">
          {texts.deletedThis(removed.design.name)}
          <Button size="small" variant="quiet" onClick={restore}>
            {texts.undoDelete}
          </Button>
        </p>
      )}
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
