import { useStore } from '@nanostores/react'
import { sizes } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { BesideCoin } from '../../../components/BesideCoin.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import { withSize } from '../patch/changes.ts'
import { type Outline, outlines } from '../patch/outlines.ts'
import { changePatch, endGesture } from '../patch/store.ts'
import { $sewn } from '../sewing/sewing.ts'
import { stageSide } from '../stage/place-math.ts'
import { Choice } from './Choice.tsx'
import styles from './Controls.module.css'
import { Slider } from './Slider.tsx'

/** Outline and size. */
export function FormTab({ patch }: { patch: PatchDesign }) {
  const sewn = useStore($sewn)
  const { size } = patch
  // Along a text alone there is nothing to cut.
  const offered = outlines.filter((one) => one !== 'contour' || patch.picture || patch.motif)
  return (
    <>
      <Choice
        label={texts.outline}
        options={offered.map((value) => ({
          value,
          label: texts.outlines[value],
          picture: <OutlinePicture outline={value} />,
        }))}
        value={patch.outline}
        onChoose={(outline) => changePatch((before) => ({ ...before, outline }))}
      />
      <Slider
        label={texts.size}
        value={size}
        shown={texts.cm(size)}
        min={sizes.least}
        max={sizes.most}
        step={5}
        onSlide={(wanted) => changePatch((before) => withSize(before, wanted), 'size')}
        onRest={endGesture}
      />
      <p className="aside">{texts.sizeHint}</p>
      <div className={styles.scale}>
        <BesideCoin
          size={size}
          picture={sewn?.address}
          side={stageSide(patch)}
          label={texts.beside(size)}
        />
      </div>
    </>
  )
}

const shapes: Record<Outline, string> = {
  circle: 'M20 4A16 16 0 1 1 19.9 4Z',
  square: 'M9 5H31Q35 5 35 9V31Q35 35 31 35H9Q5 35 5 31V9Q5 5 9 5Z',
  rectangle: 'M7 9H33Q37 9 37 13V27Q37 31 33 31H7Q3 31 3 27V13Q3 9 7 9Z',
  shield: 'M5 5C10 6.5 15 6 20 4C25 6 30 6.5 35 5C36 18 34 30 20 37C6 30 4 18 5 5Z',
  heart:
    'M20 36C10 29 4 21 4 13C4 7 8 4 12 4C15.5 4 18.5 6 20 9C21.5 6 24.5 4 28 4C32 4 36 7 36 13C36 21 30 29 20 36Z',
  contour:
    'M8 12C6 5 10 3 14 9C18 7.5 22 7.5 26 9C30 3 34 5 32 12C36 18 34 26 30 29C34 33 32 36 27 36H13C8 36 6 33 10 29C6 26 4 18 8 12Z',
}

/** A small picture of an outline with its edge. */
const OutlinePicture = ({ outline }: { outline: Outline }) => (
  <svg
    className={styles.outline}
    viewBox="0 0 40 40"
    aria-hidden="true"
    data-cut={outline === 'contour' || undefined}
  >
    <path d={shapes[outline]} />
  </svg>
)
