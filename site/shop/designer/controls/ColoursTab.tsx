import { useState } from 'react'
import { mostThreads } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { threadsOf, withThread } from '../patch/changes.ts'
import { changePatch, endGesture } from '../patch/store.ts'
import { withText } from '../patch/text.ts'
import styles from './Controls.module.css'
import { Slider } from './Slider.tsx'
import { suggestAgain } from './suggest.ts'
import { ThreadButton } from './ThreadButton.tsx'

/** The number of threads, and each colour of the patch. */
export function ColoursTab({ patch }: { patch: PatchDesign }) {
  const { picture, text, edge, cloth } = patch
  return (
    <>
      {picture && <ThreadCount picture={picture} />}
      <ul className={styles.threads} aria-label={texts.threads}>
        {threadsOf(patch).map((thread, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thread is known by its place in the list.
          <li key={index}>
            <ThreadButton
              what={texts.threadOf(index + 1)}
              thread={thread}
              onChoose={(chosen) => changePatch((before) => withThread(before, index, chosen))}
            />
          </li>
        ))}
        {text && (
          <Colour
            what={texts.textThread}
            thread={text.thread}
            change={(thread) => (before) => withText(before, { thread })}
          />
        )}
        <Colour
          what={texts.edge}
          thread={edge}
          change={(chosen) => (before) => ({ ...before, edge: chosen })}
        />
        <Colour
          what={texts.cloth}
          thread={cloth}
          change={(chosen) => (before) => ({ ...before, cloth: chosen })}
        />
      </ul>
    </>
  )
}

type ColourProps = {
  what: string
  thread: ChartThread
  change(thread: ChartThread): (before: PatchDesign) => PatchDesign
}

const Colour = ({ what, thread, change }: ColourProps) => (
  <li>
    <ThreadButton what={what} thread={thread} onChoose={(chosen) => changePatch(change(chosen))} />
  </li>
)

/** The slider shows what was asked for: a picture of few colours has fewer threads than that. */
function ThreadCount({ picture }: { picture: NonNullable<PatchDesign['picture']> }) {
  const [wanted, setWanted] = useState<number>()
  const count = picture.threads.length
  const value = wanted === undefined || wanted < count ? count : wanted
  return (
    <Slider
      label={texts.threadCount}
      value={value}
      shown={String(count)}
      min={1}
      max={mostThreads}
      step={1}
      onSlide={(most) => {
        setWanted(most)
        void suggestAgain(most, picture.withoutBackground)
      }}
      onRest={endGesture}
    />
  )
}
