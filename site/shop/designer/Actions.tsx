import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import styles from './Designer.module.css'
import { chosenPicture } from './design.ts'
import { $isOrdering, orderDesign } from './order/order-design.ts'
import { $queued } from './order/queue.ts'
import { $patch } from './patch/store.ts'
import { saveDesign } from './picture/saved-designs.ts'
import { $isSharing, $shared, shareDesign } from './share/share-design.ts'
import { designerTexts as texts } from './text.ts'

/** The second click of a double click, which is ignored. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

/** Actions on a finished design: add to the cart, save and share. */
export function Actions() {
  const isAdding = useStore($isOrdering)
  const isSharing = useStore($isSharing)
  const shared = useStore($shared, { ssr: 'initial' })
  const queued = useStore($queued, { ssr: 'initial' })
  const {
    Part: DesignLink,
    isOpen,
    isOpening,
  } = usePart(designLink, shared !== undefined, closeLink)
  const add = (press: MouseEvent) => {
    if (!isRepeated(press)) void orderDesign()
  }
  const save = (press: MouseEvent) => {
    if (!isRepeated(press)) void saveChosen()
  }
  return (
    <div className={`button-row ${styles.actions}`}>
      <Button
        busy={isAdding}
        busyText={queued ? texts.queued : texts.adding}
        size="large"
        aria-disabled={isAdding || undefined}
        onClick={add}
      >
        {texts.add}
      </Button>
      <Button variant="secondary" size="large" onClick={save}>
        {texts.save}
      </Button>
      <Button
        variant="quiet"
        size="large"
        busy={isSharing || isOpening}
        busyText={queued ? texts.queued : texts.sharing}
        onClick={() => void shareDesign()}
      >
        {texts.share}
      </Button>
      <p className="visually-hidden" role="status">
        {queued ? texts.queued : ''}
      </p>
      {queued && (
        <div className={styles.queue} data-queue>
          <p>
            <strong>{texts.queued}.</strong> {texts.queuedText}
          </p>
          <Button variant="quiet" size="small" onClick={queued.leave}>
            {texts.leaveQueue}
          </Button>
        </div>
      )}
      {shared && DesignLink && <DesignLink id={shared} open={isOpen} onClose={closeLink} />}
    </div>
  )
}

const designLink = lazyPart(() => import('./share/DesignLink.tsx'))
const closeLink = () => $shared.set(undefined)

async function saveChosen(): Promise<void> {
  const picture = await chosenPicture()
  if (!picture) return
  const patch = $patch.get() ?? undefined
  const isSaved = saveDesign(picture.design, new Date(), {
    patch,
    thumbnail: patch && (await thumbnail()),
  })
  if (isSaved) showToast(texts.saved)
  else showError(texts.notSaved, texts.notSavedText)
}

/** A small picture of the sewn patch; undefined if it cannot be had. */
const thumbnail = () =>
  import('./sewing/drawn-picture.ts').then(
    ({ drawnThumbnail }) => drawnThumbnail(),
    () => undefined,
  )
