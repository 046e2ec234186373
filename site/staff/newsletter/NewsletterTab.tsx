import styles from './NewsletterTab.module.css'
import { CampaignHistory } from './sent/CampaignHistory.tsx'
import { SubscriberList } from './subscribers/SubscriberList.tsx'
import { CampaignForm } from './writing/CampaignForm.tsx'
import { CampaignPreview } from './writing/CampaignPreview.tsx'

/** The dashboard's tab of the newsletter (specification, section 6). */
export function NewsletterTab() {
  return (
    <div className={styles.tab}>
      <CampaignForm />
      <CampaignPreview />
      <CampaignHistory />
      <SubscriberList />
    </div>
  )
}
