import { readStored, writeStored } from '../../browser/storage.ts'
import { forgetDraft } from '../newsletter/index.ts'
import { forgetTrackingDrafts } from '../orders/index.ts'
import { forgetForms } from '../ui/form/kept-forms.ts'

const ownerKey = 'adminName'

/** Removes the unsaved campaign, forms and tracking numbers. */
export function forgetDrafts(): void {
  forgetDraft()
  forgetForms()
  forgetTrackingDrafts()
}

/** Removes another administrator's drafts; called on each login. */
export function ownDrafts(username: string): void {
  if (readStored(ownerKey) !== username) forgetDrafts()
  writeStored(ownerKey, username)
}
