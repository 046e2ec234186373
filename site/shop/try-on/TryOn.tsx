import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { overallsParts } from '../../../modules/catalogue/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import { $cart } from '../cart/index.ts'
import { Choice } from './Choice.tsx'
import {
  $hasEarlier,
  $isShared,
  $outfit,
  freeSpot,
  loadOutfit,
  type PartName,
  putOn,
  setColour,
  takeEarlier,
} from './outfit.ts'
import { Stage } from './Stage.tsx'
import { Tools } from './Tools.tsx'
import { Tray } from './Tray.tsx'
import styles from './TryOn.module.css'
import { tryOnTexts as texts } from './text.ts'
import { $isTaking, lackingIn, takeOutfit } from './to-cart.ts'
import { remember, rememberIds, type Tried } from './tried-products.ts'

const dialog = lazyPart(() => import('./ShareOutfit.tsx'))

/** Overalls to dress: a part of them, its tools, and the patches to put on. */
export function TryOn() {
  const outfit = useStore($outfit)
  const [part, setPart] = useState<PartName>('bib')
  const [told, setTold] = useState('')
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    loadOutfit(new URLSearchParams(location.search).get('bukse') ?? undefined)
  }, [])
  const ids = outfit.patches.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (!ids) return
    // Without their names and pictures, patches stay blank; the next change asks again.
    rememberIds(ids.split(' ').map(Number)).catch(() => setTold(texts.failed))
  }, [ids])

  const put = (product: Tried, drop?: { clientX: number; clientY: number }) => {
    const place = drop ? placeOn(stage.current, part, drop) : freeSpot(part)
    if (!place) return
    remember([product])
    const isOn = putOn(product.id, part, place)
    setTold(isOn ? texts.added(product.name, texts.onPart[part]) : texts.full)
  }
  return (
    <div className={styles.room}>
      <div className={styles.fitting}>
        <SharedNote />
        <div className={styles.choices}>
          <Choice<PartName>
            legend={texts.part}
            name="del"
            options={texts.parts}
            value={part}
            onChange={setPart}
          />
          <Choice
            legend={texts.colour}
            name="farge"
            options={texts.colours}
            value={outfit.colour}
            onChange={setColour}
            hasSwatches
          />
        </div>
        <Stage part={part} ref={stage} />
        <Tools />
        <p id="prov-taster" className={styles.keys}>
          {texts.keys}
        </p>
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
      <div className={styles.side}>
        <Tray onPut={put} />
        <Actions />
      </div>
    </div>
  )
}

/** Where on the overalls something was dropped; undefined beside them. */
function placeOn(
  stage: HTMLElement | null,
  name: PartName,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  if (!stage) return undefined
  const { left, top, width, height } = stage.getBoundingClientRect()
  const [across, down] = [(clientX - left) / width, (clientY - top) / height]
  if (across < 0 || across > 1 || down < 0 || down > 1) return undefined
  const part = overallsParts[name]
  return { x: part.x + across * part.width, y: part.y + down * part.height }
}

function SharedNote() {
  const isShared = useStore($isShared)
  const hasEarlier = useStore($hasEarlier)
  if (!isShared && !hasEarlier) return null
  return (
    <p className={styles.shared}>
      {isShared && texts.shared}{' '}
      {hasEarlier && (
        <Button variant="quiet" size="small" onClick={takeEarlier}>
          {texts.own}
        </Button>
      )}
    </p>
  )
}

function Actions() {
  const outfit = useStore($outfit)
  const cart = useStore($cart)
  const isTaking = useStore($isTaking)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const ShareOutfit = usePart(dialog, isOpen, close)
  const isEmpty = outfit.patches.length === 0
  const lacking = lackingIn(outfit, cart ?? [])
  return (
    <div className={styles.actions}>
      <Button
        isResting={isEmpty || lacking === 0 || isTaking}
        busy={isTaking}
        onClick={() => void takeOutfit(outfit)}
      >
        {lacking > 0 || isEmpty ? texts.toCart(lacking) : texts.inCart}
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        isResting={isEmpty}
        aria-busy={(isOpen && !ShareOutfit) || undefined}
        onClick={() => setOpen(true)}
      >
        {texts.share}
      </Button>
      {ShareOutfit && <ShareOutfit outfit={outfit} open={isOpen} onClose={close} />}
    </div>
  )
}
