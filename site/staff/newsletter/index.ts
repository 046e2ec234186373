export { refetchCampaigns } from './sent/campaigns.ts'
export {
  $subscribers,
  followSubscriberSearch,
  loadSubscribers,
  refetchSubscribers,
} from './subscribers/subscribers.ts'
export { forgetDraft } from './writing/campaign-draft.ts'
