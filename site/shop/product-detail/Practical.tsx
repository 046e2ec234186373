import { useId } from 'react'
import { paths } from '../../paths.ts'
import styles from './Practical.module.css'
import type { PartProps } from './part.ts'
import { detailTexts as texts } from './text.ts'

/** Practical facts about a patch: attaching, washing, delivery and returns. */
export function Practical({ product: { isGlowInDark }, Heading }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.practical} aria-labelledby={titleId}>
      <Heading id={titleId}>{texts.practical}</Heading>
      <dl>
        {isGlowInDark && (
          <div>
            <dt>{texts.glow}</dt>
            <dd>{texts.glowText}</dd>
          </div>
        )}
        <div>
          <dt>{texts.iron}</dt>
          <dd>{texts.ironText}</dd>
        </div>
        <div>
          <dt>{texts.sew}</dt>
          <dd>{texts.sewText}</dd>
        </div>
        <div>
          <dt>{texts.wash}</dt>
          <dd>{texts.washText}</dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{texts.deliveryText}</dd>
        </div>
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
