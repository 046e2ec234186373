import { texts } from '../../text/texts.ts'
import { showError } from './toast.ts'

/** Shows an error when the scripts of an island cannot be loaded while one of its buttons is busy: its presses are lost. */
export function reportLostPresses(page: Document): void {
  const report = ({ target }: Event) => {
    if (target instanceof Element && target.querySelector('button[aria-busy=true]'))
      showError(texts.error, texts.tryAgain)
  }
  // Captured: other listeners withdraw the presses.
  page.addEventListener('astro:hydration-error', report, { capture: true })
}
