import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

type Shape = (props: {
  open: boolean
  onClose(): void
  within?: HTMLElement | undefined
}) => ReactNode

const words = <p className={styles.words}>Her står innholdet. Escape lukker.</p>
const shapes: Record<string, Shape> = {
  Dialog: (props) => (
    <Dialog title="Dialog" {...props}>
      {words}
    </Dialog>
  ),
  'Bred dialog': (props) => (
    <Dialog wide title="Bred dialog" {...props}>
      {words}
    </Dialog>
  ),
  'Skuff til høyre': (props) => (
    <Drawer title="Skuff til høyre" {...props}>
      {words}
    </Drawer>
  ),
  'Skuff til venstre': (props) => (
    <Drawer side="left" title="Skuff til venstre" {...props}>
      {words}
    </Drawer>
  ),
}

/** Dialogs and drawers: each inert in its own window, and opened over the page by a button. */
export function Overlays() {
  const [open, setOpen] = useState<string>()
  return (
    <Section title="Over siden">
      {Object.entries(shapes).map(([name, Shape]) => (
        <div key={name} className={styles.overlay}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(name)}>
            {name}
          </Button>
          <Shape open={open === name} onClose={() => setOpen(undefined)} />
          <Window shape={Shape} />
        </div>
      ))}
    </Section>
  )
}

function Window({ shape: Shape }: { shape: Shape }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div ref={setPlace} className={styles.window} inert>
      {place && <Shape open within={place} onClose={() => undefined} />}
    </div>
  )
}
