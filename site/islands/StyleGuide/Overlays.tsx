import { useState } from 'react'
import { showError, showToast } from '../../stores/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Section } from './Section.tsx'

type Open = 'dialog' | 'wide' | 'right' | 'left' | null

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const text = <p>Her står innholdet. Escape lukker.</p>
  return (
    <Section title="Over siden">
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('wide')}>
        Bred dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('right')}>
        Skuff til høyre
      </Button>
      <Button variant="quiet" onClick={() => setOpen('left')}>
        Skuff til venstre
      </Button>
      <Button variant="quiet" onClick={() => showToast('Lagt i handlekurven', 'Elgpatch')}>
        Beskjed
      </Button>
      <Button variant="quiet" onClick={() => showError('Noe gikk galt', 'Prøv igjen senere')}>
        Feilmelding
      </Button>
      <Dialog open={open === 'dialog'} title="Dialog" onClose={close}>
        {text}
      </Dialog>
      <Dialog wide open={open === 'wide'} title="Bred dialog" onClose={close}>
        {text}
      </Dialog>
      <Drawer open={open === 'right'} title="Skuff" onClose={close}>
        {text}
      </Drawer>
      <Drawer side="left" open={open === 'left'} title="Skuff" onClose={close}>
        {text}
      </Drawer>
    </Section>
  )
}
