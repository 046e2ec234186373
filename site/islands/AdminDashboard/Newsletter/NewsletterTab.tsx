import { CampaignForm } from './CampaignForm.tsx'
import { CampaignHistory } from './CampaignHistory.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import styles from './NewsletterTab.module.css'
import { SubscriberList } from './SubscriberList.tsx'

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
