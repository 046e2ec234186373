import { useId } from 'react'
import { patchSize, pictureAt, sideOnOveralls } from '../../../modules/catalogue/rules.ts'
import { BesideCoin } from '../../components/BesideCoin.tsx'
import type { PartProps } from './part.ts'
import styles from './Scale.module.css'
import { detailTexts as texts } from './text.ts'

/** Millimetres, which the units of the overalls are too. */
const patch = patchSize * 10

/** The patch beside a coin, drawn to scale. */
export function Scale({ product: { image, name }, Heading }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.scale} aria-labelledby={titleId}>
      <Heading id={titleId}>{texts.scale}</Heading>
      <BesideCoin
        size={patch}
        side={sideOnOveralls(image)}
        picture={image.startsWith('/patches/') ? pictureAt(image, 320, 'webp') : image}
        label={texts.scaleLabel(name)}
      />
      <p>{texts.scaleText}</p>
    </section>
  )
}
