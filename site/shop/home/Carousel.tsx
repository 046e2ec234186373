import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProductCard } from '../product-card/components.ts'
import { useDetail } from '../product-card/index.ts'
import styles from './Carousel.module.css'
import { isVisible, offsetOf } from './carousel.ts'
import { carouselTexts as texts } from './list-text.ts'
import { useDrag } from './use-drag.ts'

type Props = { label: string; products: readonly Product[]; patchOfTheWeek: number | undefined }

/** A carousel of patches: one in front, two on each side; controlled by arrows, dots, drag, swipe and keys. */
export function Carousel({ label, products, patchOfTheWeek }: Props) {
  const [middle, setMiddle] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const { open, waiting, detail } = useDetail(patchOfTheWeek)
  const count = products.length

  const turn = (steps: number) => setMiddle((middle + steps + count) % count)
  const drag = useDrag(turn)

  const turnByKey = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -middle, End: count - 1 - middle }[
      event.key
    ]
    if (steps === undefined) return
    event.preventDefault()
    // The front card, which has the focus inside, moves aside.
    if ((event.target as Element).closest('li[data-offset]')) next.current?.focus()
    turn(steps)
  }

  if (count === 0) return <p>{texts.nothing}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is no set of form fields.
    <div role="group" aria-roledescription={texts.role} aria-label={label} onKeyDown={turnByKey}>
      <div className={styles.stage} data-stage {...drag}>
        <ul className={styles.slides}>
          {products.map((product, slide) => {
            const offset = offsetOf(slide, middle, count)
            return (
              <li
                key={product.id}
                className={styles.slide}
                data-offset={isVisible(offset) ? offset : undefined}
              >
                <div inert={offset !== 0}>
                  <ProductCard
                    product={product}
                    isPatchOfTheWeek={product.id === patchOfTheWeek}
                    isOpening={product.id === waiting}
                    onOpen={open}
                  />
                </div>
                {offset !== 0 && (
                  <button
                    type="button"
                    className={styles.cover}
                    tabIndex={-1}
                    aria-hidden="true"
                    onClick={() => turn(offset)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={`icon-button ${styles.arrow}`}
          aria-label={texts.previous}
          onClick={() => turn(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <Dots products={products} middle={middle} onShow={setMiddle} />
        <button
          ref={next}
          type="button"
          className={`icon-button ${styles.arrow}`}
          aria-label={texts.next}
          onClick={() => turn(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {products[middle] && texts.shown(products[middle].name, middle + 1, count)}
      </p>
      {detail}
    </div>
  )
}

type DotsProps = { products: readonly Product[]; middle: number; onShow(slide: number): void }

/** A dot per patch; when they do not fit, the current one is centred. */
function Dots({ products, middle, onShow }: DotsProps) {
  const line = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const dot = line.current?.children[middle]
    if (!(dot instanceof HTMLElement) || !line.current) return
    line.current.scrollLeft = dot.offsetLeft + dot.offsetWidth / 2 - line.current.clientWidth / 2
  }, [middle])

  return (
    <ol ref={line} className={styles.dots}>
      {products.map((product, slide) => (
        <li key={product.id}>
          <button
            type="button"
            className={styles.dot}
            aria-label={texts.show(slide + 1, products.length)}
            aria-current={slide === middle || undefined}
            onClick={() => onShow(slide)}
          />
        </li>
      ))}
    </ol>
  )
}
