import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import panel from '../../ui/form/Panel.module.css'
import { campaignTexts as texts } from '../campaign-text.ts'
import { steerCampaign } from './campaigns.ts'

/** A question that an administrator must confirm. */
export type Question = { campaign: Campaign; about: 'cancel' | 'sendAgain' }

const questions = {
  cancel: ({ id, subject, left }: Campaign) => ({
    title: texts.cancelTitle,
    text: texts.cancelText(subject, left),
    yes: texts.confirmCancel,
    no: texts.keep,
    act: () => steerCampaign(id, 'cancelled'),
  }),
  sendAgain: ({ id, unsure }: Campaign) => ({
    title: texts.sendAgainTitle,
    text: texts.sendAgainText(unsure),
    yes: texts.confirmSendAgain,
    no: texts.dontSendAgain,
    act: () => steerCampaign(id, 'sending', true),
  }),
}

type Props = Question & { open: boolean; onClose(): void }

/** Confirms the cancellation of a campaign, and a resend that may send mails twice. */
export function CampaignDialog({ campaign, about, open, onClose }: Props) {
  const { title, text, yes, no, act } = questions[about](campaign)
  const confirm = () => {
    onClose()
    void act()
  }
  // The button that opened the dialog may have disappeared when it closes.
  const opener = () => {
    const entry = document.querySelector<HTMLElement>(`[data-campaign="${campaign.id}"]`)
    return entry?.querySelector<HTMLElement>('[aria-haspopup]') ?? entry
  }
  return (
    <Dialog open={open} title={title} onClose={onClose} returnTo={opener}>
      <div className={panel.panel}>
        <p>{text}</p>
        <div className={panel.actions}>
          <Button variant="danger" onClick={confirm}>
            {yes}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
