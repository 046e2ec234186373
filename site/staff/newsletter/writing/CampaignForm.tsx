import { useStore } from '@nanostores/react'
import type { KeyboardEvent } from 'react'
import {
  sendCampaignContentMaxLength,
  sendCampaignSenderNameMaxLength,
  sendCampaignSubjectMaxLength,
} from '../../../client/generated/admin/send-campaign.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Textarea.tsx'
import panel from '../../ui/form/Panel.module.css'
import { KeptNote } from '../../ui/form/Panel.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { submits } from '../../ui/form/submits.ts'
import { previewTexts } from '../campaign-text.ts'
import { $recipients } from '../subscribers/subscribers.ts'
import { newsletterTexts as texts } from '../text.ts'
import {
  $campaign,
  $campaignProblem,
  $canSend,
  $isKeptDraft,
  $isSending,
  discardDraft,
  sendCampaign,
} from './campaign.ts'
import type { CampaignDraft } from './campaign-draft.ts'

/** The form that writes a campaign. */
export function CampaignForm() {
  const campaign = useStore($campaign)
  const recipients = useStore($recipients)
  const problem = useStore($campaignProblem)
  const canSend = useStore($canSend)
  const isSending = useStore($isSending)
  const isKept = useStore($isKeptDraft)
  const text = (name: keyof CampaignDraft) => ({
    required: true,
    readOnly: isSending,
    value: campaign[name],
    onChange: (event: { target: { value: string } }) => $campaign.setKey(name, event.target.value),
  })
  return (
    <form className={panel.panel} onSubmit={submits(sendCampaign)}>
      <h2>{texts.campaign}</h2>
      {isKept && <KeptNote texts={texts} discard={discardDraft} />}
      <Field
        label={texts.sender}
        maxLength={sendCampaignSenderNameMaxLength}
        enterKeyHint="next"
        onKeyDown={goOn}
        {...text('senderName')}
      />
      <Field
        label={texts.subject}
        maxLength={sendCampaignSubjectMaxLength}
        enterKeyHint="next"
        onKeyDown={goOn}
        {...text('subject')}
      />
      <Textarea
        label={texts.content}
        rows={8}
        hint={previewTexts.markdown}
        maxLength={sendCampaignContentMaxLength}
        {...text('content')}
      />
      <div className={panel.hints}>
        <strong>{texts.tipsTitle}</strong>
        <ul>
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <Problem text={problem} />
      <div className={panel.actions}>
        <Button busy={isSending} busyText={texts.sending} type="submit" isResting={!canSend}>
          {texts.send}
        </Button>
        {recipients !== null && <span>{texts.recipients(recipients)}</span>}
      </div>
    </form>
  )
}

/** Enter moves to the next field: only the button sends. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = Array.from(event.currentTarget.form?.elements ?? [])
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next instanceof HTMLElement) next.focus()
}
