import { useStore } from '@nanostores/react'
import { lawPages } from '../../../text/law-pages.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { checkoutTexts as texts } from '../text.ts'
import { $checkoutForm, changeCheckoutForm } from './checkout-form.ts'
import { Section } from './Section.tsx'
import styles from './Terms.module.css'

type Props = {
  problem: string | undefined
  /** The cart has custom patches. */
  hasCustom: boolean
}

/** The required terms and the optional newsletter. */
export function Terms({ problem, hasCustom }: Props) {
  const points = [...texts.termsPoints, ...(hasCustom ? [texts.customReturns] : [])]
  const { acceptTerms, newsletter } = useStore($checkoutForm, { ssr: 'initial' })
  return (
    <Section title={texts.agreement}>
      <div className={styles.choices}>
        <Checkbox
          name="acceptTerms"
          required
          checked={acceptTerms}
          error={problem}
          onChange={(event) => changeCheckoutForm({ acceptTerms: event.target.checked })}
        >
          {texts.accept}
        </Checkbox>
        <details className={styles.terms}>
          <summary>{texts.termsTitle}</summary>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
        {/* In a new tab, because the card fields would be empty afterwards. */}
        <p className={styles.pages}>
          {texts.lawPages}
          {lawPages.map(({ label, href }) => (
            <a key={href} className="lone-link" href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </p>
        <Checkbox
          name="newsletter"
          checked={newsletter}
          onChange={(event) => changeCheckoutForm({ newsletter: event.target.checked })}
        >
          {texts.newsletter}
        </Checkbox>
      </div>
    </Section>
  )
}
