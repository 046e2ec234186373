import { useId } from 'react'
import { isPhoto, patchOnOveralls, patchSize, pictureAt } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import styles from './Scale.module.css'
import { detailTexts as texts } from './text.ts'

/** Millimetres, which the units of the overalls are too: the patch, a 20-krone coin, and the space between. */
const patch = patchSize * 10
const coin = 27.5
const gap = 10

/** The patch beside a coin, drawn to scale: a unit of the drawing is a millimetre. */
export function Scale({ product: { image, name } }: { product: Product }) {
  const titleId = useId()
  const side = isPhoto(image) ? patch : patchOnOveralls
  const margin = (side - patch) / 2
  const middle = patch + gap + coin / 2
  return (
    <section className={styles.scale} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.scale}</h3>
      <svg
        viewBox={`-2 -2 ${patch + gap + coin + 4} ${patch + 14}`}
        role="img"
        aria-label={texts.scaleLabel(name)}
      >
        <image
          href={image.startsWith('/patches/') ? pictureAt(image, 320, 'webp') : image}
          x={-margin}
          y={-margin}
          width={side}
          height={side}
        />
        <g className={styles.coin}>
          <circle cx={middle} cy={patch - coin / 2} r={coin / 2 - 0.4} />
          <circle cx={middle} cy={patch - coin / 2} r={coin / 2 - 2.2} />
          <text x={middle} y={patch - coin / 2 + 3.8}>
            {texts.coin}
          </text>
        </g>
        <g className={styles.ruler}>
          <path d={`M0 ${patch + 4}v4M0 ${patch + 6}H${patch}M${patch} ${patch + 4}v4`} />
          <text x={patch + 3} y={patch + 8}>
            {texts.length}
          </text>
        </g>
      </svg>
      <p>{texts.scaleText}</p>
    </section>
  )
}
