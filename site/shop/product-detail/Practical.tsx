import { useId } from 'react'
import { paths } from '../../paths.ts'
import styles from './Practical.module.css'
import type { PartProps } from './part.ts'
import { detailTexts as texts } from './text.ts'

/** Practical facts about a patch: attaching, washing, delivery and returns. */
export function Practical({ product: { isGlowInDark }, Heading }: PartProps) {
  const titleId = useId()
  const facts = [
    ...(isGlowInDark ? [[texts.glow, texts.glowText]] : []),
    [texts.iron, texts.ironText],
    [texts.sew, texts.sewText],
    [texts.wash, texts.washText],
    [texts.delivery, texts.deliveryText],
  ]
  return (
    <section className={styles.practical} aria-labelledby={titleId}>
      <Heading id={titleId}>{texts.practical}</Heading>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.returns}</dt>
          <dd>
            {texts.returnsText} <a href={paths.withdrawal()}>{texts.returnsLink}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
