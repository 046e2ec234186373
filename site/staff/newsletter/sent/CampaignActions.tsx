import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { campaignTexts as texts } from '../campaign-text.ts'
import { $isBlank } from '../writing/campaign.ts'
import type { Question } from './CampaignDialog.tsx'
import { $steered, reuseCampaign, steerCampaign } from './campaigns.ts'

type Props = {
  campaign: Campaign
  /** Id of the element that names the campaign. */
  name: string
  ask(about: Question['about']): void
}

/** The actions of a campaign in its current state, if any. */
export function CampaignActions({ campaign, name, ask }: Props) {
  const { id, state, retriable, unsure } = campaign
  const isSteered = useStore($steered).includes(id)
  const isBlank = useStore($isBlank)
  const isOpen = state === 'sending' || state === 'paused'
  const isToRetry = state === 'done' && retriable > 0
  const isToSendAgain = state === 'done' && unsure > 0
  if (!isOpen && !isToRetry && !isToSendAgain && state !== 'withdrawn') return null
  const action = (label: string, props: ComponentProps<typeof Button>) => (
    <Button size="small" aria-describedby={name} isResting={isSteered} {...props}>
      {label}
    </Button>
  )
  const send = () => void steerCampaign(id, 'sending')
  const pause = () => void steerCampaign(id, 'paused')
  const reuse = () => void reuseCampaign(id)
  return (
    <div className={panel.actions}>
      {isOpen &&
        (state === 'sending'
          ? action(texts.pause, { variant: 'quiet', onClick: pause })
          : action(texts.resume, { variant: 'secondary', onClick: send }))}
      {isOpen &&
        action(texts.cancel, {
          variant: 'danger',
          'aria-haspopup': 'dialog',
          onClick: () => ask('cancel'),
        })}
      {isToRetry && action(texts.retry(retriable), { variant: 'secondary', onClick: send })}
      {isToSendAgain &&
        action(texts.sendAgain(unsure), {
          variant: 'quiet',
          'aria-haspopup': 'dialog',
          onClick: () => ask('sendAgain'),
        })}
      {state === 'withdrawn' &&
        (isBlank ? action(texts.reuse, { variant: 'secondary', onClick: reuse }) : texts.reuseHint)}
    </div>
  )
}
