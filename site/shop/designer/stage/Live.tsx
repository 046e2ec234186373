import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useEffect, useRef } from 'react'
import { $isReading } from '../design.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { $hasPatch, $isMovable, $patch } from '../patch/store.ts'
import { followPicture } from '../sewing/picture-source.ts'
import { $coarse, $sewn, $state, sewAlong } from '../sewing/sewing.ts'
import styles from './Live.module.css'
import { LiveCanvas } from './LiveCanvas.tsx'
import { Rings } from './Rings.tsx'
import { SewnPicture } from './SewnPicture.tsx'
import { useGestures } from './use-gestures.ts'

const $hasPicture = computed($patch, (patch) => patch?.picture !== undefined)
const $hasPreview = computed($coarse, (coarse) => coarse?.pixels !== undefined)
const $hasSewn = computed($sewn, (sewn) => sewn !== null)

/** The patch as it will be sewn, over its first preview; the picture or motif on it is moved by hand and keyboard. */
export function Live() {
  const stage = useRef<HTMLDivElement>(null)
  const hasPatch = useStore($hasPatch)
  const hasPicture = useStore($hasPicture)
  const isMovable = useStore($isMovable)
  const state = useStore($state)
  const isReading = useStore($isReading)
  const hasPreview = useStore($hasPreview)
  const hasSewn = useStore($hasSewn)
  const gestures = useGestures(stage)
  useEffect(() => {
    const stops = [followPicture(), sewAlong()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        data-stage={state}
        data-shown={hasPreview || hasSewn || undefined}
        {...(isMovable && {
          // It takes the keys itself, which a screen reader passes on to an application only.
          role: 'application',
          tabIndex: 0,
          'aria-label': texts.stage,
          'aria-describedby': 'flytt',
          ...gestures,
        })}
      >
        <LiveCanvas />
        <SewnPicture isPreview={hasPatch && !hasPicture} />
        <Rings />
      </div>
      {(state === 'sewing' || isReading) && (
        <span className={`turning-thread ${styles.sewing}`} aria-hidden="true" />
      )}
      <span id="flytt" className="visually-hidden">
        {texts.stageHint}
      </span>
    </>
  )
}
