import { Icon, iconNames } from '../ui/Icon.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

export function Icons() {
  return (
    <Section title="Ikoner">
      {iconNames.map((name) => (
        <span key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </Section>
  )
}
