import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Icon, iconNames } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
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
const drawings = [
  'cart',
  'wishlist',
  'search',
  'orders',
  'subscribers',
  'codes',
  'lost',
  'closed',
] as const

export function Signs() {
  return (
    <>
      <Section title="Merker">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Section>
      <Section title="Ikoner">
        {iconNames.map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Section>
      <Section title="Sømmen">
        <p className={`${styles.seamed} seam`}>Bare der det betyr noe.</p>
      </Section>
      <Section title="Venter">
        <Skeleton className={styles.bone} />
        <Spinner label="Laster" />
      </Section>
      <Section title="Tomme steder">
        {drawings.map((name) => (
          <div key={name} className={styles.drawing}>
            <Drawing name={name} />
            {name}
          </div>
        ))}
      </Section>
      <Section title="Tabell">
        <table>
          <thead>
            <tr>
              <th>Ordre</th>
              <th>Status</th>
              <th>Sum</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>RP-A1B2C3D4</td>
              <td>
                <Badge tone="gold">Venter</Badge>
              </td>
              <td>287 kr</td>
            </tr>
            <tr>
              <td>RP-E5F6G7H8</td>
              <td>
                <Badge tone="navy">Sendt</Badge>
              </td>
              <td>1 490 kr</td>
            </tr>
          </tbody>
        </table>
      </Section>
    </>
  )
}
