import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { usePart } from '../../../ui/hooks/use-part.ts'
import { $waiting, showWaiting, waitWith } from '../design.ts'
import { $isOpeningMotifs, chooseMotif } from '../motifs/MotifChoice.tsx'
import { startOfText } from '../patch/starts.ts'
import { $patch } from '../patch/store.ts'
import { workshopPart } from '../sew-ahead.ts'
import { designerTexts as texts } from '../text.ts'
import styles from './Starts.module.css'

/** The design that the button without a picture has begun. */
let begun: PatchDesign | null = null

/** Begins with a text once the controls, which replace the button, are loaded. */
function beginWithText(): void {
  begun = startOfText(texts.firstWords(russYear(new Date())))
  waitWith(begun)
}

const withdraw = () => $waiting.set(null)

/** The ways to begin without a picture. */
export function Starts() {
  const place = useRef<HTMLDivElement>(null)
  const isWaiting = useStore($waiting, { ssr: 'initial' }) !== null
  const { isOpen: isReady } = usePart(workshopPart, isWaiting, withdraw)
  const isOpeningMotifs = useStore($isOpeningMotifs, { ssr: 'initial' })
  const patch = useStore($patch, { ssr: 'initial' })
  // The controls come after the first preview of the patch.
  const isFirstPreviewDue = begun !== null && patch === begun
  const isBusy = isWaiting || isFirstPreviewDue
  useEffect(() => {
    if (isReady) showWaiting()
  }, [isReady])
  // The pressed button disappears: move the focus to the table.
  useLayoutEffect(() => {
    const { current } = place
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById('bordet')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={place} className={styles.starts}>
      <h2 className={styles.title}>{texts.orStart}</h2>
      <button
        type="button"
        className={styles.start}
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || beginWithText()}
      >
        <RoundPatch drawing={letters} />
        <span>
          <strong>{texts.startText}</strong>
          <span className="aside">{texts.startTextHint}</span>
        </span>
      </button>
      <button
        type="button"
        className={styles.start}
        aria-busy={isOpeningMotifs || undefined}
        onClick={chooseMotif}
      >
        <RoundPatch drawing={heart} />
        <span>
          <strong>{texts.startMotif}</strong>
          <span className="aside">{texts.startMotifHint}</span>
        </span>
      </button>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** The year in which those who are russ now, or will be next, celebrate in May. */
const russYear = (today: Date): number => today.getFullYear() + (today.getMonth() > 5 ? 1 : 0)

const letters = 'M20 40 28 22h2l8 18M23 34h12M43 27a6 6 0 1 0 .1 11V26v14'
const heart =
  'M32 46C22 39 17 33.5 17 27.5A7.5 7.5 0 0 1 32 24.5A7.5 7.5 0 0 1 47 27.5C47 33.5 42 39 32 46Z'

const RoundPatch = ({ drawing }: { drawing: string }) => (
  <svg className={styles.patch} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="28" />
    <path d={drawing} />
  </svg>
)
