import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

export function Waiting() {
  return (
    <Section title="Venter">
      <Skeleton className={styles.bone} />
      <Spinner label="Laster" />
    </Section>
  )
}
