import { atom } from 'nanostores'
import { action } from '../../../browser/action.ts'
import { chosenPatch, chosenPicture } from '../design.ts'
import { recordDesign } from '../order/record-design.ts'
import { tellRefusal } from '../order/tell-refusal.ts'
import { $picture } from '../picture/current-picture.ts'
import { upload } from '../picture/upload.ts'
import { designerTexts as texts } from '../text.ts'

/** Id of the design whose link is shown; undefined for none. */
export const $shared = atom<string | undefined>(undefined)

/** Records the design and shows its link; a toast tells of a failure, and of a design that has not begun. */
export const { run: shareDesign, $isRunning: $isSharing } = action(
  async () => {
    const patch = await chosenPatch()
    if (!patch) return void (await chosenPicture())
    const picture = patch.picture ? $picture.get() : null
    const imageId = picture && (picture.design.imageId ?? (await upload(picture)))
    $shared.set(await recordDesign(patch, imageId ?? undefined))
  },
  (error) => tellRefusal(error, { title: texts.notShared, text: texts.notSharedText }),
)
