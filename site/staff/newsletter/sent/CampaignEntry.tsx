import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { formatClock, formatTime } from '../../../browser/dates.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import panel from '../../ui/form/Panel.module.css'
import { campaignTexts as texts } from '../campaign-text.ts'
import { CampaignActions } from './CampaignActions.tsx'
import type { Question } from './CampaignDialog.tsx'
import styles from './CampaignEntry.module.css'
import { CampaignFailures } from './CampaignFailures.tsx'
import { $steered } from './campaigns.ts'

const tones: Record<Campaign['state'], BadgeTone> = {
  sending: 'blue',
  paused: 'yellow',
  done: 'green',
  cancelled: 'grey',
  withdrawn: 'grey',
}
const figures = ['sent', 'left', 'failed', 'unsure', 'skipped'] as const
const ended: readonly Campaign['state'][] = ['cancelled', 'withdrawn']

type Props = { campaign: Campaign; ask(about: Question['about']): void }

/** A sent campaign: its progress, its failures and what administrators can do with it. */
export function CampaignEntry({ campaign, ask }: Props) {
  const { id, subject, senderName, createdAt, state, startsIn, recipients, left } = campaign
  const name = useId()
  const isSteered = useStore($steered).includes(id)
  const done = recipients - left
  const labels = ended.includes(state) ? { ...texts.figures, left: texts.notSent } : texts.figures
  // Uncertain deliveries are rare, so a zero is not shown.
  const shown = figures.filter((figure) => figure !== 'unsure' || campaign.unsure > 0)
  return (
    <li className={styles.entry} data-campaign={id} tabIndex={-1} aria-busy={isSteered}>
      <div className={styles.head}>
        <h3 id={name}>{subject}</h3>
        <Badge tone={tones[state]}>{startsIn > 0 ? texts.soon : texts.states[state]}</Badge>
      </div>
      <p className={`${styles.origin} aside`}>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time> · {senderName}
      </p>
      <div className={styles.progress}>
        <progress
          className={styles.bar}
          aria-label={texts.progressLabel}
          aria-describedby={name}
          data-state={state}
          value={recipients === 0 ? 1 : done}
          max={recipients || 1}
        />
        <span>{texts.progress(done, recipients)}</span>
      </div>
      <Trouble campaign={campaign} />
      <dl className={styles.figures}>
        {shown.map((figure) => (
          <div key={figure}>
            <dt>{labels[figure]}</dt>
            <dd>{texts.count(campaign[figure])}</dd>
          </div>
        ))}
      </dl>
      {campaign.failed + campaign.unsure > 0 && <CampaignFailures campaign={campaign} />}
      <CampaignActions campaign={campaign} name={name} ask={ask} />
    </li>
  )
}

/** The reason why the progress stands still, when that is the mail server. */
function Trouble({ campaign: { state, heldUntil } }: { campaign: Campaign }) {
  if (!heldUntil) return null
  const isToCome = new Date(heldUntil).getTime() > Date.now()
  return (
    <p className={panel.problem}>
      {state === 'paused'
        ? texts.pausedByShop
        : texts.held(isToCome ? formatClock(heldUntil) : null)}
    </p>
  )
}
