import { useStore } from '@nanostores/react'
import { type PointerEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { $cart, isCustom, loadCart } from '../cart/index.ts'
import { $wishlist, loadWishlist } from '../wishlist/index.ts'
import type { Asked } from './address.ts'
import { $announcement } from './announcement.ts'
import { Choice } from './Choice.tsx'
import { Failed } from './Failed.tsx'
import styles from './Tray.module.css'
import { tryOnTexts as texts } from './text.ts'
import { $known, found, remember, type Tried } from './tried-products.ts'

type Source = keyof typeof texts.sources

/** A pause in typing after which the shop searches, in ms. */
const pause = 250

type Props = {
  /** Puts a patch on by a press, or where it was dropped on the page. */
  onPut(product: Tried, drop?: { clientX: number; clientY: number }): void
}

type TrayProps = Props & { asked: Asked | undefined }

/** The patches that can be tried on: those in the cart, on the wishlist, and all others. */
export function Tray({ onPut, asked }: TrayProps) {
  const cart = useStore($cart, { ssr: 'initial' })
  const wishes = useStore($wishlist, { ssr: 'initial' })
  const [chosen, setChosen] = useState<Source>()
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration is searched for: the wishlist would take the field's place.
  useLayoutEffect(() => {
    if (field.current?.value) setChosen('catalogue')
  }, [])
  useEffect(() => {
    loadWishlist()
    void loadCart()
  }, [])
  const inCart = (cart ?? []).filter((line) => !isCustom(line)).map(({ product }) => product)
  const source = chosen ?? firstSource(inCart.length, wishes.length, asked)
  const ready = useReady(asked?.patch)
  return (
    <section className={styles.tray} aria-label={texts.tray}>
      <Choice<Source>
        legend={texts.tray}
        name="kilde"
        options={texts.sources}
        value={source}
        onChange={setChosen}
      />
      {source === 'catalogue' && <Catalogue field={field} ready={ready} onPut={onPut} />}
      {source === 'cart' && (
        <Items products={unique([...ready, ...inCart])} empty={texts.emptyCart} onPut={onPut} />
      )}
      {source === 'wishlist' && (
        <Items products={unique([...ready, ...wishes])} empty={texts.emptyWishlist} onPut={onPut} />
      )}
    </section>
  )
}

function firstSource(inCart: number, wishes: number, asked: Asked | undefined): Source {
  if (wishes > 0 && asked?.fromWishlist) return 'wishlist'
  if (asked?.patch) return 'catalogue'
  return inCart > 0 ? 'cart' : wishes > 0 ? 'wishlist' : 'catalogue'
}

/** The patch that the visitor comes from, which the page tells of once it is known. */
function useReady(id: number | undefined): readonly Tried[] {
  const product = useStore($known).get(id ?? 0)
  useEffect(() => {
    if (product) $announcement.set(texts.ready(product.name))
  }, [product])
  return product ? [product] : []
}

const unique = (products: readonly Tried[]): Tried[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

type CatalogueProps = Props & { field: Ref<HTMLInputElement>; ready: readonly Tried[] }

function Catalogue({ field, ready, onPut }: CatalogueProps) {
  const [search, setSearch] = useState('')
  const [attempt, setAttempt] = useState(0)
  const rested = useDebounced(search.trim(), pause) ?? ''
  const loaded = useLoaded(`${attempt} ${rested}`, () => found(rested))
  return (
    <>
      {/* Every line less brings the tray nearer to the overalls. */}
      <div className="unlabelled-on-phones">
        <Field
          ref={field}
          label={texts.search}
          placeholder={texts.search}
          type="search"
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {!loaded && (
        <div className={styles.items}>
          <Spinner label={texts.loading} />
        </div>
      )}
      {loaded?.error !== undefined && (
        <Failed text={texts.failed} onAgain={() => setAttempt(attempt + 1)} />
      )}
      {loaded?.value && (
        <Items
          products={rested ? loaded.value : unique([...ready, ...loaded.value])}
          empty={texts.nothingFound}
          onPut={onPut}
        />
      )}
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
    // A quick mouse is off the button before its first move is reported.
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
      <PatchPicture image={product.image} alt={product.name} size="thumb" />
      {finger && (
        <span className={styles.dragged} style={finger}>
          <PatchPicture image={product.image} size="thumb" eager />
        </span>
      )}
    </button>
  )
}
