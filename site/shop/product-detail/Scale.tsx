import { useId } from 'react'
import { patchSize, pictureAt, sideOnOveralls } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { BesideCoin } from '../../components/BesideCoin.tsx'
import styles from './Scale.module.css'
import { detailTexts as texts } from './text.ts'

/** Millimetres, which the units of the overalls are too. */
const patch = patchSize * 10

/** The patch beside a coin, drawn to scale. */
export function Scale({ product: { image, name } }: { product: Product }) {
  const titleId = useId()
  return (
    <section className={styles.scale} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.scale}</h3>
      <BesideCoin
        width={patch}
        height={patch}
        side={sideOnOveralls(image)}
        picture={image.startsWith('/patches/') ? pictureAt(image, 320, 'webp') : image}
        label={texts.scaleLabel(name)}
      />
      <p>{texts.scaleText}</p>
    </section>
  )
}
