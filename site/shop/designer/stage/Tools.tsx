import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useEffect } from 'react'
import type { DesignPlace } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { $replaced, bringBack } from '../design.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { $hasPatch, $history, $isMovable, redo, undo } from '../patch/store.ts'
import { $state } from '../sewing/sewing.ts'
import { zoomed } from './place-math.ts'
import styles from './Tools.module.css'
import { comeToRest, moveTo, placeNow } from './use-gestures.ts'

const zoom = 1.12
const turn = 15

const $canUndo = computed($history, (history) => !!history?.past.length)
const $canRedo = computed($history, (history) => !!history?.future.length)

/** Buttons above the thumb: undo and redo, zoom and turn. Rendered before there is a design, which is then shown sooner. */
export function Tools({ hidden }: { hidden: boolean }) {
  const hasPatch = useStore($hasPatch)
  const canUndo = useStore($canUndo)
  const canRedo = useStore($canRedo)
  const isMovable = useStore($isMovable)
  const hasFailed = useStore($state) === 'failed'
  const replaced = useStore($replaced)
  useUndoKeys()
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={texts.tools}
      hidden={hidden || (hasFailed && !hasPatch)}
    >
      <Tool
        icon="undo"
        label={texts.undo}
        isOff={!canUndo && !replaced}
        onClick={undoOrBringBack}
      />
      <Tool icon="redo" label={texts.redo} isOff={!canRedo} onClick={redo} />
      {(isMovable || !hasPatch) && (
        <>
          <span className={styles.gap} />
          {moves.map(({ icon, label, change }) => (
            <Tool
              key={icon}
              icon={icon}
              label={label}
              isOff={!hasPatch}
              onClick={() => move(change)}
            />
          ))}
        </>
      )}
    </div>
  )
}

type ToolProps = { icon: IconName; label: string; isOff?: boolean; onClick(): void }

const Tool = ({ icon, label, isOff = false, onClick }: ToolProps) => (
  <Button
    className={`icon-button ${styles.tool}`}
    variant="quiet"
    size="small"
    aria-label={label}
    isResting={isOff}
    onClick={onClick}
  >
    <Icon name={icon} size={20} />
  </Button>
)

/** Before the first change of a design comes the design that it replaced. */
function undoOrBringBack(): void {
  if ($history.get()?.past.length) undo()
  else bringBack()
}

const middle = { x: 0, y: 0 }

type Change = (place: DesignPlace) => Partial<DesignPlace>
const moves: readonly { icon: IconName; label: string; change: Change }[] = [
  { icon: 'minus', label: texts.zoomOut, change: (place) => zoomed(place, 1 / zoom, middle) },
  { icon: 'plus', label: texts.zoomIn, change: (place) => zoomed(place, zoom, middle) },
  { icon: 'turn-left', label: texts.turnLeft, change: (place) => ({ turn: place.turn - turn }) },
  { icon: 'turn-right', label: texts.turnRight, change: (place) => ({ turn: place.turn + turn }) },
]

function move(change: Change): void {
  const place = placeNow()
  if (!place) return
  moveTo(change(place), 'press')
  comeToRest()
}

/** Ctrl+Z and Ctrl+Shift+Z, except in a text field, which undoes its own text. */
function useUndoKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (event.target instanceof Element && event.target.matches(textFields)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undoOrBringBack()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

const textFields = 'input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea'
