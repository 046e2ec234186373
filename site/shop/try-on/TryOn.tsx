import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { cloths, overallsParts } from '../../../modules/catalogue/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { lazyPart, useLazyDialog } from '../../ui/hooks/use-part.ts'
import { $cart } from '../cart/index.ts'
import { type Asked, askedIn } from './address.ts'
import { $announcement } from './announcement.ts'
import { Choice } from './Choice.tsx'
import { Failed } from './Failed.tsx'
import {
  $hasEarlier,
  $isDamaged,
  $isShared,
  $outfit,
  $selected,
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
import { $known, remember, rememberIds, type Tried } from './tried-products.ts'

const dialog = lazyPart(() => import('./ShareOutfit.tsx'))

/** Overalls to dress: a part of them, its tools, and the patches to put on. */
export function TryOn() {
  const { colour } = useStore($outfit)
  const [part, setPart] = useState<PartName>('bib')
  const [asked, setAsked] = useState<Asked>()
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const here = askedIn(location.search)
    loadOutfit(here.outfit)
    setAsked(here)
    // Once it is the visitor's own, a reload shows what they made of it.
    return $isShared.listen((isShared) => {
      if (!isShared) history.replaceState(history.state, '', location.pathname)
    })
  }, [])

  const put = (product: Tried, drop?: { clientX: number; clientY: number }) => {
    const place = drop ? placeOn(stage.current, part, drop) : freeSpot(part)
    if (!place) return
    remember([product])
    const isOn = putOn(product.id, part, place)
    $announcement.set(isOn ? texts.added(product.name, texts.onPart[part]) : texts.full)
  }
  return (
    <div className={styles.room}>
      <div className={styles.choices}>
        <Choice<PartName>
          legend={texts.part}
          name="del"
          options={texts.parts}
          value={part}
          onChange={(next) => {
            setPart(next)
            // The tools are for a patch that is seen.
            $selected.set(undefined)
          }}
        />
        <Choice
          legend={texts.colour}
          name="farge"
          options={texts.colours}
          value={colour}
          onChange={setColour}
          swatches={cloths}
        />
      </div>
      <div className={styles.fitting}>
        <DamagedNote />
        <Stage part={part} ref={stage} />
        <Tools />
        <p id="prov-taster" className={`aside ${styles.keys}`}>
          {texts.keys}
        </p>
        <Announcement />
        {/* Below the overalls, which stay where they are when it goes. */}
        <SharedNote />
        <Unknown asked={asked?.patch} />
      </div>
      <div className={styles.side}>
        <Tray onPut={put} asked={asked} />
        <Actions />
      </div>
    </div>
  )
}

/** The place on the overalls at which something was dropped; undefined beside them. */
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

const Announcement = () => (
  <p role="status" className={`aside ${styles.announcement}`}>
    {useStore($announcement)}
  </p>
)

/** Loads the patches of the outfit and the one that was asked for, and says what fails or is sold no longer. */
function Unknown({ asked }: { asked: number | undefined }) {
  const { patches } = useStore($outfit)
  const [attempt, setAttempt] = useState(0)
  const ids = [...patches.map(({ id }) => id), ...(asked ? [asked] : [])]
  const key = ids.length > 0 ? `${attempt} ${ids.join(' ')}` : undefined
  const loaded = useLoaded(key, () => rememberIds(ids))
  const known = useStore($known)
  if (loaded?.error !== undefined)
    return <Failed text={texts.wornFailed} onAgain={() => setAttempt(attempt + 1)} />
  const isGone = asked !== undefined && loaded?.key === key && !known.has(asked)
  return isGone && <p role="alert">{texts.goneAsked}</p>
}

/** Says what a link has lost, where it is read before the overalls are. */
function DamagedNote() {
  const isShared = useStore($isShared)
  if (!useStore($isDamaged)) return null
  return (
    <p role="alert" className={styles.shared}>
      {isShared ? texts.damaged : texts.unreadable}
    </p>
  )
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
  const cart = useStore($cart, { ssr: 'initial' })
  const isTaking = useStore($isTaking)
  const { Part: ShareOutfit, isOpen, isOpening, open, close } = useLazyDialog(dialog)
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
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        {texts.share}
      </Button>
      {ShareOutfit && <ShareOutfit outfit={outfit} open={isOpen} onClose={close} />}
    </div>
  )
}
