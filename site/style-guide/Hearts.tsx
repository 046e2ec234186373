import { Heart } from '../shop/wishlist/Heart.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'
import { states } from './states.ts'

export function Hearts() {
  return (
    <Section title="Hjerter">
      {[false, true].flatMap((on) =>
        states.map(({ state, name }) => {
          const text = `${on ? 'på' : 'av'}, ${name}`
          return (
            <figure key={text} className={styles.specimen}>
              <Heart on={on} label={`Hjerte, ${text}`} data-state={state} />
              <figcaption>{text}</figcaption>
            </figure>
          )
        }),
      )}
    </Section>
  )
}
