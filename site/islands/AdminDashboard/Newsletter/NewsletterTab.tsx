import { CampaignForm } from './CampaignForm.tsx'
import styles from './NewsletterTab.module.css'
import { SubscriberList } from './SubscriberList.tsx'

export function NewsletterTab() {
  return (
    <div className={styles.tab}>
      <CampaignForm />
      <SubscriberList />
    </div>
  )
}
