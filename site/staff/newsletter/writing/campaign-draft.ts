import { readJson, writeJson } from '../../../browser/storage.ts'
import {
  sendCampaignContentMaxLength,
  sendCampaignSenderNameMaxLength,
  sendCampaignSubjectMaxLength,
} from '../../../client/generated/admin/send-campaign.ts'

const draftKey = 'campaignDraft'

const longest = {
  subject: sendCampaignSubjectMaxLength,
  content: sendCampaignContentMaxLength,
  senderName: sendCampaignSenderNameMaxLength,
}

export type CampaignDraft = { subject: string; content: string; senderName: string }

/** Whether the draft has neither subject nor content. */
export const isBlank = ({ subject, content }: CampaignDraft): boolean =>
  (subject + content).trim() === ''

/** The draft stored in this browser; undefined if absent or damaged. */
export function readDraft(): CampaignDraft | undefined {
  const { subject, content, senderName } = (readJson(draftKey) ?? {}) as CampaignDraft
  const draft = { subject, content, senderName }
  const isDraft = Object.entries(longest).every(([name, most]) => {
    const text: unknown = draft[name as keyof CampaignDraft]
    return typeof text === 'string' && text.length <= most
  })
  return isDraft && !isBlank(draft) ? draft : undefined
}

/** Stores the draft for the next visit; a blank draft is removed. */
export const keepDraft = (draft: CampaignDraft): void =>
  writeJson(draftKey, isBlank(draft) ? undefined : draft)

/** Removes the stored draft. */
export const forgetDraft = (): void => writeJson(draftKey, undefined)
