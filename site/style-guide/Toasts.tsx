import { Button } from '../ui/Button.tsx'
import { showError, showToast, type Toast } from '../ui/toast/toast.ts'
import { Section } from './Section.tsx'

const toasts: Pick<Toast, 'title' | 'text' | 'tone'>[] = [
  { tone: 'default', title: 'Lagt i handlekurven', text: 'Elgpatch' },
  { tone: 'default', title: 'Kopiert' },
  { tone: 'destructive', title: 'Noe gikk galt', text: 'Prøv igjen senere' },
]

/** Static toasts, as Toaster.astro renders them, and two buttons that show real ones. */
export function Toasts() {
  return (
    <Section title="Beskjeder">
      {toasts.map(({ tone, title, text }) => (
        <div key={title} data-toast={tone}>
          <strong>{title}</strong>
          {text && <span>{text}</span>}
        </div>
      ))}
      <Button variant="quiet" onClick={() => showToast('Lagt i handlekurven', 'Elgpatch')}>
        Vis beskjed
      </Button>
      <Button variant="quiet" onClick={() => showError('Noe gikk galt', 'Prøv igjen senere')}>
        Vis feilmelding
      </Button>
    </Section>
  )
}
