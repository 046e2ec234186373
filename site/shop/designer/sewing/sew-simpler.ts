import { action } from '../../../browser/action.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { $patch, changePatch } from '../patch/store.ts'
import { ask } from '../sewing-worker/ask.ts'
import { $pictureInWorker } from './sewing.ts'

/** Changes a design that is too detailed into one with fewer threads and larger areas, which can be undone. */
export const { run: sewSimpler, $isRunning: $isSimplifying } = action(
  async () => {
    const [patch, picture] = [$patch.get(), $pictureInWorker.get()]
    if (!patch || picture === undefined) return
    const simpler = await ask('simplified', { kind: 'simplify', picture, patch })
    // The answer to a design that was changed meanwhile is stale.
    if ($patch.get() !== patch) return
    changePatch(() => simpler.patch)
    showToast(texts.simplified, texts.simplifiedText)
  },
  () => showError(texts.notSimplified, texts.notSimplifiedText),
)
