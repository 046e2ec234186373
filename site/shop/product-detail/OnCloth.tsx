import { useId } from 'react'
import { SewnPatch } from '../../components/SewnPatch.tsx'
import styles from './OnCloth.module.css'
import type { PartProps } from './part.ts'
import { detailTexts as texts } from './text.ts'

const cloths = [
  ['red', texts.red],
  ['blue', texts.blue],
] as const

/** The patch on a leg of red and of blue overalls, in its size there. */
export function OnCloth({ product: { image }, Heading }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.cloths} aria-labelledby={titleId}>
      <Heading id={titleId}>{texts.cloth}</Heading>
      {cloths.map(([colour, name]) => (
        <figure key={colour}>
          <div className={styles.cloth}>
            <img
              src={`/bilder/stoff-${colour}-240.webp`}
              alt=""
              width="240"
              height="240"
              loading="lazy"
            />
            <span>
              <SewnPatch image={image} colour={colour} size="card" />
            </span>
          </div>
          <figcaption className="aside">{name}</figcaption>
        </figure>
      ))}
    </section>
  )
}
