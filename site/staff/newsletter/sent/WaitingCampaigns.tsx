import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { UndoBar } from '../../ui/undo/UndoBar.tsx'
import { useNow } from '../../ui/undo/use-now.ts'
import { campaignTexts as texts } from '../campaign-text.ts'
import {
  $steered,
  $waitingCampaigns,
  resumeWaiting,
  type WaitingCampaign,
  withdrawCampaign,
} from './campaigns.ts'

/** The campaigns before their start, each with its number of recipients and an undo button. */
export function WaitingCampaigns() {
  const campaigns = useStore($waitingCampaigns)
  const now = useNow(campaigns.length > 0)
  useEffect(resumeWaiting, [])
  const waiting = campaigns.filter(({ end }) => end > now)
  return (
    <UndoBar>
      {waiting.map((campaign) => (
        <Entry key={campaign.id} campaign={campaign} now={now} />
      ))}
    </UndoBar>
  )
}

function Entry({ campaign, now }: { campaign: WaitingCampaign; now: number }) {
  const { id, subject, recipients, end } = campaign
  const isSteered = useStore($steered).includes(id)
  return (
    <li>
      <span>
        {texts.waiting(subject, recipients)} {/* Announced once, not with each second. */}
        <span className="visually-hidden">{texts.startsSoon}</span>
        <span aria-hidden="true">{texts.startsIn(Math.ceil((end - now) / 1000))}</span>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.undoSending(subject)}
        isResting={isSteered}
        onClick={() => void withdrawCampaign(id)}
      >
        {texts.undo}
      </Button>
    </li>
  )
}
