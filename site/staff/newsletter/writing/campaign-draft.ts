import { readJson, writeJson } from '../../../browser/storage.ts'
import { maxLength } from '../../../client/admin.ts'

const draftKey = 'campaignDraft'

export type CampaignDraft = { subject: string; content: string; senderName: string }

const longest = maxLength.sendCampaign

const isBlank = ({ subject, content }: CampaignDraft) => (subject + content).trim() === ''

/** The campaign that was being written in this browser; undefined when there is none, or it is damaged. */
export function readDraft(): CampaignDraft | undefined {
  const { subject, content, senderName } = (readJson(draftKey) ?? {}) as CampaignDraft
  const draft = { subject, content, senderName }
  const isDraft = Object.entries(longest).every(([name, most]) => {
    const text: unknown = draft[name as keyof CampaignDraft]
    return typeof text === 'string' && text.length <= most
  })
  return isDraft && !isBlank(draft) ? draft : undefined
}

/** Keeps what is written, for the next time that the page is opened; a blank campaign is none. */
export const keepDraft = (draft: CampaignDraft): void =>
  writeJson(draftKey, isBlank(draft) ? undefined : draft)

export const forgetDraft = (): void => writeJson(draftKey, undefined)
