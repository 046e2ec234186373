import { useStore } from '@nanostores/react'
import { halfTurn } from '../../../../modules/embroidery/rules.ts'
import type { DesignPlace, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import { $isOpeningMotifs, chooseMotif } from '../motifs/MotifChoice.tsx'
import { placeOf } from '../patch/changes.ts'
import { endGesture } from '../patch/store.ts'
import { comeToRest, moveTo } from '../stage/use-gestures.ts'
import { designerTexts } from '../text.ts'
import styles from './Controls.module.css'
import { Slider } from './Slider.tsx'
import { turnBackground } from './suggest.ts'

/** The zoom slider's reach, in powers of two of the patch's size. */
const reach = 2.5

/** Controls for the place of the picture or the motif, and for sewing the picture's background. */
export function PlaceTab({ patch }: { patch: PatchDesign }) {
  const { picture, size } = patch
  const isOpeningMotifs = useStore($isOpeningMotifs)
  const place = placeOf(patch)
  if (!place) return null
  const slide = (change: Partial<DesignPlace>) => moveTo(change, 'slider')
  const along = { min: -size, max: size, step: 1, onRest: comeToRest }
  return (
    <>
      {picture && (
        <div>
          <Checkbox
            checked={picture.withoutBackground}
            onChange={({ target }) => void turnBackground(picture, target.checked).then(endGesture)}
          >
            {texts.withoutBackground}
          </Checkbox>
          <p className="aside">{texts.withoutBackgroundHint}</p>
        </div>
      )}
      <Slider
        label={texts.zoom}
        value={Math.log2(place.width / size)}
        shown={texts.percent(place.width / size)}
        min={-reach}
        max={reach}
        step={0.05}
        onSlide={(value) => slide(zoomedTo(place, size * 2 ** value))}
        onRest={comeToRest}
      />
      <Slider
        label={texts.turn}
        value={place.turn}
        shown={texts.degrees(place.turn)}
        min={-halfTurn}
        max={halfTurn}
        step={1}
        onSlide={(turn) => slide({ turn })}
        onRest={comeToRest}
      />
      <Slider
        label={texts.sideways}
        value={place.x}
        shown={texts.mm(place.x)}
        onSlide={(x) => slide({ x })}
        {...along}
      />
      <Slider
        label={texts.downwards}
        value={place.y}
        shown={texts.mm(place.y)}
        onSlide={(y) => slide({ y })}
        {...along}
      />
      <div className={styles.row}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            moveTo({ x: 0, y: 0, turn: 0 }, 'press')
            comeToRest()
          }}
        >
          {texts.middle}
        </Button>
        {!picture && (
          <Button
            size="small"
            variant="quiet"
            aria-busy={isOpeningMotifs || undefined}
            onClick={chooseMotif}
          >
            {designerTexts.replaceMotif}
          </Button>
        )}
      </div>
    </>
  )
}

/** A zoom around the middle of the patch, at which the visitor looks. */
function zoomedTo(place: DesignPlace, width: number): Partial<DesignPlace> {
  const factor = width / place.width
  return { x: place.x * factor, y: place.y * factor, width }
}
