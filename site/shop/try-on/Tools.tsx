import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { removeWorn } from './announcement.ts'
import { $outfit, $past, $selected, changeWorn, layOnTop, undo } from './outfit.ts'
import styles from './TryOn.module.css'
import { tryOnTexts as texts } from './text.ts'

const turnStep = 15

/** Actions on the selected patch. */
export function Tools() {
  const { patches } = useStore($outfit)
  const index = useStore($selected)
  const hasPast = useStore($past).length > 0
  const worn = index === undefined ? undefined : patches[index]
  const withWorn = (run: (index: number) => void) => () => {
    if (index !== undefined && worn) run(index)
  }
  const turn = (degrees: number) =>
    withWorn((at) => changeWorn(at, { turn: (worn?.turn ?? 0) + degrees }))
  return (
    <div className={styles.tools}>
      <Tool icon="turn-left" label={texts.turnLeft} isOff={!worn} onClick={turn(-turnStep)} />
      <Tool icon="turn-right" label={texts.turnRight} isOff={!worn} onClick={turn(turnStep)} />
      <Tool icon="arrow-up" label={texts.forward} isOff={!worn} onClick={withWorn(layOnTop)} />
      <Tool icon="trash" label={texts.remove} isOff={!worn} onClick={withWorn(removeWorn)} />
      <Button variant="quiet" size="small" isResting={!hasPast} onClick={undo}>
        {texts.undo}
      </Button>
    </div>
  )
}

type ToolProps = { icon: IconName; label: string; isOff: boolean; onClick(): void }

const Tool = ({ icon, label, isOff, onClick }: ToolProps) => (
  <Button
    className="icon-button"
    variant="quiet"
    size="small"
    aria-label={label}
    isResting={isOff}
    onClick={onClick}
  >
    <Icon name={icon} size={20} />
  </Button>
)
