import { writeJson } from '../../../browser/storage.ts'

/** The key of the stored draft. */
export const draftKey = 'campaignDraft'

export type CampaignDraft = { subject: string; content: string; senderName: string }

/** Whether the draft has neither subject nor content. */
export const isBlank = ({ subject, content }: CampaignDraft): boolean =>
  (subject + content).trim() === ''

/** Stores the draft for the next visit; a blank draft is removed. */
export const keepDraft = (draft: CampaignDraft): void =>
  writeJson(draftKey, isBlank(draft) ? undefined : draft)

/** Removes the stored draft. */
export const forgetDraft = (): void => writeJson(draftKey, undefined)
