import { atom } from 'nanostores'
import { action } from '../../../browser/action.ts'
import { chosenPatch, chosenPicture, shownPicture } from '../design.ts'
import { recordDesign } from '../order/record-design.ts'
import { showDesignFailure } from '../order/show-design-failure.ts'
import { idOf } from '../picture/upload.ts'
import { designerTexts as texts } from '../text.ts'

/** Id of the design whose link is shown; undefined for none. */
export const $shared = atom<string | undefined>(undefined)

/** Records the design and shows its link; a toast tells of a failure, and of a design that has not begun. */
export const { run: shareDesign, $isRunning: $isSharing } = action(
  async () => {
    const picture = await shownPicture()
    const imageId = picture ? await idOf(picture) : undefined
    const patch = await chosenPatch()
    if (!patch && picture) throw new Error('The browser cannot sew the picture')
    if (!patch) return void (await chosenPicture())
    $shared.set(await recordDesign(patch, imageId))
  },
  (error) => showDesignFailure(error, { title: texts.notShared, text: texts.notSharedText }),
)
