import { useStore } from '@nanostores/react'
import { sizes } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { BesideCoin } from '../../../components/BesideCoin.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import { withSize } from '../patch/changes.ts'
import { outlines } from '../patch/outlines.ts'
import { changePatch, endGesture } from '../patch/store.ts'
import { $sewn } from '../stage/sewing.ts'
import { stageSide } from '../stage/stage-side.ts'
import { Choice } from './Choice.tsx'
import styles from './Controls.module.css'
import { OutlinePicture } from './OutlinePicture.tsx'
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
          width={size}
          height={size}
          picture={sewn?.address}
          side={stageSide(patch)}
          label={texts.beside(size)}
        />
      </div>
    </>
  )
}
