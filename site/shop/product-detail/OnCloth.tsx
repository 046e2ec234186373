import { useId } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './OnCloth.module.css'
import { detailTexts as texts } from './text.ts'

/** The patch on the twill of red and of blue overalls. */
export function OnCloth({ product: { image } }: { product: Product }) {
  const titleId = useId()
  return (
    <section className={styles.cloths} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.cloth}</h3>
      <figure>
        <div className={classNames(styles.cloth, styles.red)}>
          <PatchPicture image={image} size="card" />
        </div>
        <figcaption>{texts.red}</figcaption>
      </figure>
      <figure>
        <div className={classNames(styles.cloth, styles.blue)}>
          <PatchPicture image={image} size="card" />
        </div>
        <figcaption>{texts.blue}</figcaption>
      </figure>
    </section>
  )
}
