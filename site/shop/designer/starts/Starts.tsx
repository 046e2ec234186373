import { useLayoutEffect, useRef } from 'react'
import { setPatch } from '../design.ts'
import { startOfText } from '../patch/starts.ts'
import { designerTexts as texts } from '../text.ts'
import { chooseMotif } from './MotifChoice.tsx'
import styles from './Starts.module.css'

/** The ways to begin without a picture. */
export function Starts() {
  const place = useRef<HTMLDivElement>(null)
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
        onClick={() => setPatch(startOfText(texts.firstWords(russYear(new Date()))))}
      >
        <TextPatch />
        <span>
          <strong>{texts.startText}</strong>
          <span className="aside">{texts.startTextHint}</span>
        </span>
      </button>
      <button type="button" className={styles.start} onClick={chooseMotif}>
        <MotifPatch />
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

const TextPatch = () => (
  <svg className={styles.patch} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="28" />
    <path d="M20 40 28 22h2l8 18M23 34h12M43 27a6 6 0 1 0 .1 11V26v14" />
  </svg>
)

const MotifPatch = () => (
  <svg className={styles.patch} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="28" />
    <path d="M32 46C22 39 17 33.5 17 27.5A7.5 7.5 0 0 1 32 24.5A7.5 7.5 0 0 1 47 27.5C47 33.5 42 39 32 46Z" />
  </svg>
)
