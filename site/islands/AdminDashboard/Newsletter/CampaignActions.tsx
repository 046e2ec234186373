import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { $steered, steerCampaign } from '../../../stores/admin-campaigns.ts'
import { campaignTexts as texts } from '../../../text/admin/campaigns.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './CampaignEntry.module.css'

type Props = {
  campaign: Campaign
  /** Id of what names the campaign. */
  name: string
  onCancel(): void
}

/** What can be done with a campaign as it stands; nothing where nothing can. */
export function CampaignActions({ campaign: { id, state, retriable }, name, onCancel }: Props) {
  const isSteered = useStore($steered).includes(id)
  const isOpen = state === 'sending' || state === 'paused'
  const isToRetry = state === 'done' && retriable > 0
  if (!isOpen && !isToRetry) return null
  const action = (label: string, look: ComponentProps<typeof Button>) => (
    <Button size="small" aria-describedby={name} isResting={isSteered} {...look}>
      {label}
    </Button>
  )
  const send = () => void steerCampaign(id, 'sending')
  const pause = () => void steerCampaign(id, 'paused')
  return (
    <div className={styles.actions}>
      {isOpen &&
        (state === 'sending'
          ? action(texts.pause, { variant: 'quiet', onClick: pause })
          : action(texts.resume, { variant: 'secondary', onClick: send }))}
      {isOpen &&
        action(texts.cancel, { variant: 'danger', 'aria-haspopup': 'dialog', onClick: onCancel })}
      {isToRetry && action(texts.retry(retriable), { variant: 'secondary', onClick: send })}
    </div>
  )
}
