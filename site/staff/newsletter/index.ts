export { refetchCampaigns } from './sent/campaigns.ts'
export { subscriberList } from './subscribers/subscribers.ts'
export { forgetDraft } from './writing/campaign-draft.ts'
