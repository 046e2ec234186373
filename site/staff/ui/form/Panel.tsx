import type { ComponentProps } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import styles from './Panel.module.css'

type KeptProps = { texts: { kept: string; discard: string }; discard(): void }

/** The note that a form shows restored input, with a button to discard it. */
export function KeptNote({ texts, discard }: KeptProps) {
  return (
    <p className={styles.note}>
      {texts.kept}
      <Button variant="quiet" size="small" onClick={discard}>
        {texts.discard}
      </Button>
    </p>
  )
}

/** The place of a list without entries. */
export function Empty({
  drawing,
  text,
}: {
  text: string
  drawing: ComponentProps<typeof Drawing>['name']
}) {
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} />
      <p>{text}</p>
    </div>
  )
}
