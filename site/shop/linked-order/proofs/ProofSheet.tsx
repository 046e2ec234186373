import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Proof, ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { designFormText, proofTitle } from '../../../../modules/shared/pictures/design-form.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Answers } from './Answers.tsx'
import { createProofStore } from './answer-proof.ts'
import styles from './ProofSheet.module.css'
import { latestOf } from './shown-proof.ts'
import { proofTexts as texts } from './text.ts'

const tones = { undesigned: 'blue', waiting: 'gold', approved: 'green', commented: 'blue' } as const

type Props = {
  proof: Proof
  /** Its place among the designs of the order, from 0, and their number. */
  at: number
  count: number
  token: string
}

/** A design as it will be sewn, for the customer to approve or to comment on. */
export function ProofSheet({ proof: shown, at, count, token }: Props) {
  const [store] = useState(() => createProofStore(shown, token))
  const proof = useStore(store.$proof)
  const { isNeeded, rounds } = proof
  const latest = latestOf(proof)
  const earlier = rounds.slice(1)
  const title = proofTitle(proof, { number: at + 1, count })
  const titleId = useId()
  const state = useFocusAfter([latest.round, latest.state, latest.answeredAt, isNeeded].join())
  return (
    <article className={styles.proof}>
      <Picture round={latest} name={title} token={token} />
      <div className={styles.said}>
        <div id={titleId}>
          <h3>{title}</h3>
          {latest.form && <p>{designFormText(latest.form)}</p>}
        </div>
        <div ref={state} tabIndex={-1} className={styles.state} role="status">
          <Badge tone={isNeeded ? tones[latest.state] : 'grey'}>
            {isNeeded || latest.state === 'approved' ? texts.state[latest.state] : texts.unneeded}
          </Badge>
          {latest.state === 'approved' && (
            <p>{texts.approvedAt(formatTime(latest.answeredAt ?? latest.shownAt))}</p>
          )}
        </div>
        <Said round={latest} isLatest />
        {isNeeded && latest.state !== 'approved' && latest.state !== 'undesigned' && (
          <Answers store={store} latest={latest} titleId={titleId} />
        )}
      </div>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
          <ol>
            {earlier.map((round) => (
              <li key={round.round}>
                <Picture round={round} name={title} token={token} isSmall />
                <div className={styles.said}>
                  <strong>{texts.draft(round.round)}</strong>
                  {round.form && <p>{designFormText(round.form)}</p>}
                  <Said round={round} />
                </div>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}

type PictureProps = { round: ProofRound; name: string; token: string; isSmall?: boolean }

function Picture({ round: { round, imageId, state }, name, token, isSmall = false }: PictureProps) {
  const address = `/api/linked-order/images/${imageId}?token=${token}`
  const side = isSmall ? 160 : 560
  const alt = state === 'undesigned' ? texts.pictureSent(name) : texts.picturesOf(name, round)
  return (
    <a className={styles.picture} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} width={side} height={side} />
      {!isSmall && <span>{texts.larger}</span>}
    </a>
  )
}

/** The note by staff and the customer's comment in a round. */
function Said({ round, isLatest = false }: { round: ProofRound; isLatest?: boolean }) {
  const { note, comment, state, answeredAt } = round
  return (
    <>
      {note && (
        <blockquote>
          <strong>{texts.fromUs}</strong>
          <p>{note}</p>
        </blockquote>
      )}
      {comment && (
        <blockquote>
          <strong>{texts.fromYou}</strong>
          <p>{comment}</p>
        </blockquote>
      )}
      {isLatest && state === 'commented' && answeredAt && (
        <p className="aside">{texts.commentedAt(formatTime(answeredAt))}</p>
      )}
    </>
  )
}

/** Moves the focus to the state when it changes, because the pressed button goes with it. */
function useFocusAfter(state: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) place.current?.focus()
    before.current = state
  }, [state])
  return place
}
