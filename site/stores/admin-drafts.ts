import { readStored, writeStored } from '../browser/storage.ts'
import { forgetTrackingDrafts } from './admin-tracking-drafts.ts'
import { forgetDraft } from './campaign-draft.ts'
import { forgetForms } from './kept-forms.ts'

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
