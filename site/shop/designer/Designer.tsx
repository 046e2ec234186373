import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { $picture } from './current-picture.ts'
import styles from './Designer.module.css'
import { chosenPicture, loadDesign, setDesign, takeFiles } from './design.ts'
import { $isOrdering, orderDesign } from './order-design.ts'
import { Preview } from './Preview.tsx'
import { SavedDesigns } from './SavedDesigns.tsx'
import { saveDesign } from './saved-designs.ts'
import { designerTexts as texts } from './text.ts'
import { sendAgain } from './upload.ts'

/** The second click of a double click, which is ignored. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

/**
 * Turns a visitor's own picture into a patch. Before hydration, the file input works already, and drop-anywhere.ts adds
 * pictures that are dropped on the page.
 */
export function Designer() {
  const input = useRef<HTMLInputElement>(null)
  const picture = useStore($picture, { ssr: 'initial' })
  const isAdding = useStore($isOrdering)

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

  const add = (press: MouseEvent) => {
    if (!isRepeated(press)) void orderDesign()
  }

  const save = async (press: MouseEvent) => {
    if (isRepeated(press)) return
    const picture = await chosenPicture()
    if (!picture) return
    if (saveDesign(picture.design, new Date())) showToast(texts.saved)
    else showError(texts.notSaved, texts.notSavedText)
  }

  /** The pressed button disappears: move the focus to the file input. */
  const focusChoice = () => input.current?.focus()

  return (
    <div className={styles.designer}>
      <div className={styles.zone} id="bordet" data-zone>
        <Preview image={picture?.design.image} />
        <div className={styles.choice}>
          <p className={styles.drop} role="status">
            {picture?.uploadState === 'sending' ? texts.uploading : texts.drop}
          </p>
          <div className={styles.chooser}>
            <label
              className={classNames(
                buttonClass({ variant: picture ? 'secondary' : 'primary' }),
                styles.choose,
              )}
              htmlFor="bilde"
            >
              {picture ? texts.replace : texts.choose}
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
            {picture ? (
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
          {picture?.uploadState === 'failed' && (
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
