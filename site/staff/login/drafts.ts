import { readStored, writeStored } from '../../browser/storage.ts'
import { forgetDraft } from '../newsletter/index.ts'
import { forgetTrackingDrafts } from '../orders/index.ts'
import { forgetForms } from '../ui/form/kept-forms.ts'

const ownerKey = 'adminName'

/** Forgets the campaign, the forms and the tracking numbers that were typed and not saved. */
export function forgetDrafts(): void {
  forgetDraft()
  forgetForms()
  forgetTrackingDrafts()
}

/** Forgets what another administrator has typed; for each login. */
export function ownDrafts(username: string): void {
  if (readStored(ownerKey) !== username) forgetDrafts()
  writeStored(ownerKey, username)
}
