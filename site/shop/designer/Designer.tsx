import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePart } from '../../ui/hooks/use-part.ts'
import { Actions } from './Actions.tsx'
import styles from './Designer.module.css'
import { $isReading, $replaced, bringBack, loadDesign, setDesign, takeFiles } from './design.ts'
import { MotifChoice } from './motifs/MotifChoice.tsx'
import { Preview } from './Preview.tsx'
import { $hasPatch } from './patch/store.ts'
import { $picture } from './picture/current-picture.ts'
import { sendAgain } from './picture/upload.ts'
import { SavedDesigns } from './saved/SavedDesigns.tsx'
import { prepareSewing, workshopPart } from './sew-ahead.ts'
import { openShared, sharedId } from './share/open-shared.ts'
import { Starts } from './starts/Starts.tsx'
import { designerTexts as texts } from './text.ts'

/**
 * Turns a visitor's own picture into a patch. Before hydration, the file input works already, and drop-anywhere.ts adds
 * pictures that are dropped on the page.
 */
export function Designer() {
  const input = useRef<HTMLInputElement>(null)
  const picture = useStore($picture, { ssr: 'initial' })
  const hasPatch = useStore($hasPatch, { ssr: 'initial' })
  const replaced = useStore($replaced, { ssr: 'initial' })
  const isReading = useStore($isReading, { ssr: 'initial' })
  const isBegun = picture !== null || hasPatch || isReading
  // The stage is rendered while the visitor still looks for a picture, or the sewing worker decodes it.
  const [isSought, setSought] = useState(false)
  const { Part: workshop } = usePart(workshopPart, isBegun || isSought, giveUp)

  const prepare = () => {
    prepareSewing()
    setSought(true)
  }
  const takeChosen = () => {
    const { current } = input
    const files = [...(current?.files ?? [])]
    // Lets the visitor choose the same file again.
    if (current) current.value = ''
    if (files.length > 0) prepare()
    void takeFiles(files)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before.
  useEffect(() => {
    const shared = sharedId()
    if (shared) void openShared(shared)
    else void loadDesign()
    takeChosen()
    if (document.activeElement === input.current) prepare()
  }, [])

  /** The pressed button disappears: move the focus to the file input. */
  const focusChoice = () => input.current?.focus()

  return (
    <div className={styles.page}>
      <div className={styles.designer}>
        <div className={`sheet ${styles.zone}`} data-zone data-begun={isBegun || undefined}>
          {/* It takes the focus: the zone around it has no box on a phone. */}
          <div className={styles.table} id="bordet" tabIndex={-1}>
            <Preview image={picture?.design.image} hasPatch={hasPatch} />
            {workshop && <workshop.Live />}
            <p className={styles.status} role="status">
              {picture?.uploadState === 'sending' ? texts.uploading : ''}
            </p>
          </div>
          {/* Both states have rows of the same heights, so that nothing shifts when a stored design is restored. */}
          <div className={styles.row}>
            {workshop && <workshop.Tools hidden={!isBegun} />}
            {!isBegun && <p className={styles.drop}>{texts.drop}</p>}
          </div>
          <div className={styles.chooser}>
            <label
              className={classNames(
                buttonClass({ variant: isBegun ? 'secondary' : 'primary' }),
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
              onClick={prepare}
              onChange={takeChosen}
            />
          </div>
          <div className={styles.row}>
            {isBegun ? (
              <Button
                variant="quiet"
                onClick={() => {
                  setDesign(null)
                  focusChoice()
                }}
              >
                {picture || isReading ? texts.remove : texts.startOver}
              </Button>
            ) : (
              <p className="aside">{texts.formats}</p>
            )}
          </div>
          {replaced && (
            <Button variant="quiet" size="small" onClick={bringBack}>
              {texts.bringBack}
            </Button>
          )}
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
        <div className={styles.side}>
          <div className={`sheet ${styles.panel}`}>
            {workshop ? (
              <workshop.Controls>
                <Starts />
              </workshop.Controls>
            ) : (
              <Starts />
            )}
          </div>
          <div className={styles.notes}>{isBegun && workshop && <workshop.Notes />}</div>
          <Actions />
        </div>
      </div>
      <SavedDesigns />
      <MotifChoice />
    </div>
  )
}

/** The picture stays, and can be ordered, where the rest cannot be loaded. */
const giveUp = () => {}
