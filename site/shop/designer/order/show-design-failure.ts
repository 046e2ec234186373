import { serverCode, serverText } from '../../../client/request-error.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { designerTexts as texts } from '../text.ts'
import { LeftQueue } from './queue.ts'

/** Shows why the shop has not recorded a design, by default `otherwise`; nothing to a visitor who left the queue. */
export function showDesignFailure(
  error: unknown,
  otherwise: { title: string; text: string },
): void {
  if (error instanceof LeftQueue) return
  const code = serverCode(error)
  if (code === 'design_too_detailed') {
    showError(texts.tooDetailed, serverText(error))
    void import('../sewing/sewing.ts').then(({ noteTooDetailed }) => noteTooDetailed())
  } else if (code === 'too_many_requests') showError(texts.crowded, texts.crowdedText)
  else showError(otherwise.title, otherwise.text)
}
