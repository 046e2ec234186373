import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { steerCampaign } from '../../../stores/admin-campaigns.ts'
import { campaignTexts as texts } from '../../../text/admin/campaigns.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import panel from '../Panel.module.css'

type Props = { campaign: Campaign; open: boolean; onClose(): void }

/** Asks before a campaign is ended for good. */
export function CancelDialog({ campaign: { id, subject, left }, open, onClose }: Props) {
  const cancel = () => {
    onClose()
    void steerCampaign(id, 'cancelled')
  }
  // By the time it has closed, the button that opened it may be gone.
  const opener = () => {
    const entry = document.querySelector<HTMLElement>(`[data-campaign="${id}"]`)
    return entry?.querySelector<HTMLElement>('[aria-haspopup]') ?? entry
  }
  return (
    <Dialog open={open} title={texts.cancelTitle} onClose={onClose} returnTo={opener}>
      <div className={panel.panel}>
        <p>{texts.cancelText(subject, left)}</p>
        <div className={panel.actions}>
          <Button variant="danger" onClick={cancel}>
            {texts.confirmCancel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
