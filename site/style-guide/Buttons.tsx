import { productTexts } from '../shop/product/index.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'
import { states } from './states.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export function Buttons() {
  return (
    <Section title="Knapper">
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          {states.slice(1).map(({ state, name }) => (
            <Button key={name} variant={variant} data-state={state}>
              {name}
            </Button>
          ))}
          <Button variant={variant} aria-disabled>
            {productTexts.adding}
          </Button>
          <Button variant={variant} disabled>
            av
          </Button>
        </div>
      ))}
      <div className={`${styles.red} on-red`}>
        {states.map(({ state, name }) => (
          <Button key={name} size="large" data-state={state}>
            På rødt, {name}
          </Button>
        ))}
      </div>
      <Button wide size="large">
        Så bred som plassen
      </Button>
    </Section>
  )
}
