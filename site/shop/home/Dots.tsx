import { useEffect, useRef } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import styles from './Carousel.module.css'
import { carouselTexts as texts } from './list-text.ts'

type Props = { products: readonly Product[]; middle: number; onShow(slide: number): void }

/** A dot per patch; when they do not fit, the current one is centred. */
export function Dots({ products, middle, onShow }: Props) {
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
