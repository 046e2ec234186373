import { readJson } from '../../../browser/storage.ts'
import {
  sendCampaignContentMaxLength,
  sendCampaignSenderNameMaxLength,
  sendCampaignSubjectMaxLength,
} from '../../../client/generated/admin/send-campaign.ts'
import { type CampaignDraft, draftKey, isBlank } from './campaign-draft.ts'

const longest = {
  subject: sendCampaignSubjectMaxLength,
  content: sendCampaignContentMaxLength,
  senderName: sendCampaignSenderNameMaxLength,
}

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
