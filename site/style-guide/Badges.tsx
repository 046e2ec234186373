import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

const tones: BadgeTone[] = [
  'gold',
  'navy',
  'red',
  'outline',
  'glow',
  'green',
  'blue',
  'yellow',
  'grey',
]

export function Badges() {
  return (
    <>
      <Section title="Merker">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Section>
      <Section title="Sømmen">
        <p className={`${styles.seamed} seam`}>Bare der det betyr noe.</p>
      </Section>
    </>
  )
}
