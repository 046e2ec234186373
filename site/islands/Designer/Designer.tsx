import { useStore } from '@nanostores/react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import {
  $design,
  $uploadFailed,
  loadDesign,
  orderDesign,
  sendAgain,
  setDesign,
  takeFile,
} from '../../stores/design.ts'
import { saveDesign } from '../../stores/saved-designs.ts'
import { showError, showToast } from '../../stores/toast.ts'
import { designerTexts as texts } from '../../text/designer.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './Designer.module.css'
import { Preview } from './Preview.tsx'
import { SavedDesigns } from './SavedDesigns.tsx'

/** Turns a visitor's own picture into a patch. */
export function Designer() {
  const input = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLButtonElement>(null)
  const design = useStore($design, { ssr: 'initial' })
  const uploadFailed = useStore($uploadFailed, { ssr: 'initial' })
  const [isOver, setIsOver] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  useEffect(() => void loadDesign(), [])

  const take = (file: File | undefined) => file && void takeFile(file)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  const add = async () => {
    setIsAdding(true)
    await orderDesign()
    setIsAdding(false)
  }

  const save = () => {
    if (!design) return showError(texts.missing, texts.missingText)
    if (saveDesign(design, new Date())) showToast(texts.saved)
    else showError(texts.notSaved, texts.notSavedText)
  }

  const choose = () => input.current?.click()
  /** The buttons beside it go as they are pressed. */
  const focusChoice = () => choice.current?.focus()

  return (
    <div className={styles.designer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        id="bordet"
        data-zone
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Preview image={design?.image} />
        <div className={styles.choice}>
          <p className={styles.drop}>{texts.drop}</p>
          <Button
            ref={choice}
            className={styles.choose}
            variant={design ? 'secondary' : 'primary'}
            onClick={choose}
          >
            {design ? texts.replace : texts.choose}
          </Button>
          {/* One as high as the other, so that nothing moves when a kept design comes back. */}
          <div className={styles.below}>
            {design ? (
              <Button
                variant="quiet"
                onClick={() => {
                  setDesign(null)
                  focusChoice()
                }}
              >
                {texts.remove}
              </Button>
            ) : (
              <p className={styles.formats}>{texts.formats}</p>
            )}
          </div>
          {uploadFailed && (
            <div className={styles.failed} role="alert">
              <p>{texts.notSent}</p>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  void sendAgain()
                  focusChoice()
                }}
              >
                {texts.sendAgain}
              </Button>
            </div>
          )}
          <input
            ref={input}
            className={styles.file}
            type="file"
            tabIndex={-1}
            accept="image/png,image/jpeg,image/gif"
            aria-label={texts.picture}
            onChange={(event) => {
              take(event.target.files?.[0])
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          size="large"
          aria-disabled={isAdding || undefined}
          onClick={() => !isAdding && void add()}
        >
          {isAdding ? texts.adding : texts.add}
        </Button>
        <Button variant="secondary" size="large" onClick={save}>
          {texts.save}
        </Button>
      </div>
      <SavedDesigns />
    </div>
  )
}
