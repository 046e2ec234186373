import { useStore } from '@nanostores/react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { $cart, isCustom, loadCart } from '../cart/index.ts'
import { $wishlist, loadWishlist } from '../wishlist/index.ts'
import { Choice } from './Choice.tsx'
import styles from './Tray.module.css'
import { tryOnTexts as texts } from './text.ts'
import { found, remember, type Tried } from './tried-products.ts'

type Source = keyof typeof texts.sources

/** A pause in typing after which the shop searches, in ms. */
const pause = 250

type Props = {
  /** Puts a patch on by a press, or where it was dropped on the page. */
  onPut(product: Tried, drop?: { clientX: number; clientY: number }): void
}

/** The patches that can be tried on: those in the cart, on the wishlist, and all others. */
export function Tray({ onPut }: Props) {
  const cart = useStore($cart)
  const wishes = useStore($wishlist)
  const [chosen, setChosen] = useState<Source>()
  useEffect(() => {
    loadWishlist()
    void loadCart()
  }, [])
  const inCart = (cart ?? []).filter((line) => !isCustom(line)).map(({ product }) => product)
  const source = chosen ?? firstSource(inCart.length, wishes.length)
  return (
    <section className={styles.tray} aria-label={texts.tray}>
      <Choice<Source>
        legend={texts.tray}
        name="kilde"
        options={texts.sources}
        value={source}
        onChange={setChosen}
      />
      {source === 'catalogue' && <Catalogue onPut={onPut} />}
      {source === 'cart' && (
        <Items products={unique(inCart)} empty={texts.emptyCart} onPut={onPut} />
      )}
      {source === 'wishlist' && (
        <Items products={wishes} empty={texts.emptyWishlist} onPut={onPut} />
      )}
    </section>
  )
}

const firstSource = (inCart: number, wishes: number): Source =>
  inCart > 0 ? 'cart' : wishes > 0 ? 'wishlist' : 'catalogue'

const unique = (products: readonly Tried[]): Tried[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

function Catalogue({ onPut }: Props) {
  const [search, setSearch] = useState('')
  const [attempt, setAttempt] = useState(0)
  const rested = useDebounced(search.trim(), pause) ?? ''
  const loaded = useLoaded(`${attempt} ${rested}`, () => found(rested))
  return (
    <>
      <Field
        label={texts.search}
        type="search"
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
      />
      {!loaded && <Spinner label={texts.search} />}
      {loaded?.error !== undefined && (
        <p role="alert">
          {texts.failed}{' '}
          <Button variant="quiet" size="small" onClick={() => setAttempt(attempt + 1)}>
            {texts.again}
          </Button>
        </p>
      )}
      {loaded?.value && <Items products={loaded.value} empty={texts.nothingFound} onPut={onPut} />}
    </>
  )
}

type ItemsProps = Props & { products: readonly Tried[]; empty: string }

function Items({ products, empty, onPut }: ItemsProps) {
  useEffect(() => remember(products), [products])
  if (products.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.items}>
      {products.map((product) => (
        <li key={product.id}>
          <Item product={product} onPut={onPut} />
        </li>
      ))}
    </ul>
  )
}

/** Pixels that a pointer moves before a press becomes a drag. */
const dragDistance = 8

type Drag = { x: number; y: number; isMoving: boolean }

/** A patch in the tray: a press puts it on, and so does a drag. Sideways, a finger scrolls the tray. */
function Item({ product, onPut }: Props & { product: Tried }) {
  const drag = useRef<Drag>(undefined)
  const [finger, setFinger] = useState<{ left: number; top: number }>()
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // A quick mouse is off the button before its first move is told.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, isMoving: false }
  }
  const move = (event: PointerEvent) => {
    if (!drag.current) return
    const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y]
    if (!drag.current.isMoving) {
      if (Math.hypot(dx, dy) < dragDistance) return
      drag.current.isMoving = true
    }
    setFinger({ left: event.clientX, top: event.clientY })
  }
  const end = (event: PointerEvent) => {
    const wasMoving = drag.current?.isMoving
    setFinger(undefined)
    if (wasMoving && event.type === 'pointerup') onPut(product, event)
    // The click that follows a drag comes before the next task.
    setTimeout(() => {
      drag.current = undefined
    })
  }
  return (
    <button
      type="button"
      className={styles.item}
      aria-label={texts.putOn(product.name)}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        if (!drag.current?.isMoving) onPut(product)
      }}
      onDragStart={(event) => event.preventDefault()}
    >
      <PatchPicture image={product.image} size="thumb" />
      {finger && (
        <span className={styles.dragged} style={finger}>
          <PatchPicture image={product.image} size="thumb" eager />
        </span>
      )}
    </button>
  )
}
