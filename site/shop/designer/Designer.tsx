import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import styles from './Designer.module.css'
import {
  $design,
  $upload,
  chosenDesign,
  loadDesign,
  orderDesign,
  sendAgain,
  setDesign,
  takeFiles,
} from './design.ts'
import { Preview } from './Preview.tsx'
import { SavedDesigns } from './SavedDesigns.tsx'
import { saveDesign } from './saved-designs.ts'
import { designerTexts as texts } from './text.ts'

/** The second click of a double click, which is ignored. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

/**
 * Turns a visitor's own picture into a patch. Before hydration, the file input works already, and drop-anywhere.ts adds
 * pictures that are dropped on the page.
 */
export function Designer() {
  const input = useRef<HTMLInputElement>(null)
  const design = useStore($design, { ssr: 'initial' })
  const upload = useStore($upload, { ssr: 'initial' })
  const [isAdding, setIsAdding] = useState(false)

  const takeChosen = () => {
    const { current } = input
    const files = [...(current?.files ?? [])]
    // Lets the visitor choose the same file again.
    if (current) current.value = ''
    void takeFiles(files)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before.
  useEffect(() => {
    void loadDesign()
    takeChosen()
  }, [])

  const add = async (press: MouseEvent) => {
    if (isAdding || isRepeated(press)) return
    setIsAdding(true)
    await orderDesign()
    setIsAdding(false)
  }

  const save = async (press: MouseEvent) => {
    if (isRepeated(press)) return
    const design = await chosenDesign()
    if (!design) return showError(texts.missing, texts.missingText)
    if (saveDesign(design, new Date())) showToast(texts.saved)
    else showError(texts.notSaved, texts.notSavedText)
  }

  /** The pressed button disappears: move the focus to the file input. */
  const focusChoice = () => input.current?.focus()

  return (
    <div className={styles.designer}>
      <div className={styles.zone} id="bordet" data-zone>
        <Preview image={design?.image} />
        <div className={styles.choice}>
          <p className={styles.drop} role="status">
            {upload === 'sending' ? texts.uploading : texts.drop}
          </p>
          <div className={styles.chooser}>
            <label
              className={classNames(
                buttonClass({ variant: design ? 'secondary' : 'primary' }),
                styles.choose,
              )}
              htmlFor="bilde"
            >
              {design ? texts.replace : texts.choose}
            </label>
            <input
              ref={input}
              id="bilde"
              className={styles.file}
              type="file"
              accept="image/png,image/jpeg,image/gif"
              onChange={takeChosen}
            />
          </div>
          {/* Both have the same height, so that nothing shifts when a stored design is restored. */}
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
              <p className="aside">{texts.formats}</p>
            )}
          </div>
          {upload === 'failed' && (
            <div className={styles.failed} data-failed>
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
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          busy={isAdding}
          busyText={texts.adding}
          size="large"
          aria-disabled={isAdding || undefined}
          onClick={add}
        >
          {texts.add}
        </Button>
        <Button variant="secondary" size="large" onClick={save}>
          {texts.save}
        </Button>
      </div>
      <SavedDesigns />
    </div>
  )
}
