import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order, Proof } from '../../../../modules/shared/contract/api.d.ts'
import { proofTitle } from '../../../../modules/shared/pictures/design-form.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './OrderProofs.module.css'
import { $orderProofs, loadOrderProofs } from './order-proofs.ts'
import { Round } from './Round.tsx'
import { proofTexts as texts } from './text.ts'

const tones = { undesigned: 'red', waiting: 'yellow', approved: 'green', commented: 'red' } as const

/** The designs that the customer approves before they are sewn; nothing for an order without one. */
export function OrderProofs({ order }: { order: Order }) {
  const { value: proofs, failure } = useStore($orderProofs)
  const { id, status, version, items } = order
  const isPictured = items.some(({ customImageId }) => customImageId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a design is needed depends on the order's status.
  useEffect(() => void (isPictured && loadOrderProofs(id)), [id, isPictured, status, version])
  if (!isPictured || (!failure && !proofs?.length)) return null
  const isBlocked = proofs?.some(({ isNeeded, rounds }) => isNeeded && !isApproved(rounds))
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      {failure && (
        <LoadFailure text={texts.failed} failure={failure} retry={() => void loadOrderProofs(id)} />
      )}
      {isBlocked && <p className={styles.blocked}>{texts.blocked}</p>}
      {proofs?.map((proof, at) => (
        <OrderProof
          key={proof.itemId}
          orderId={id}
          proof={proof}
          title={proofTitle(proof, { number: at + 1, count: proofs.length })}
        />
      ))}
    </section>
  )
}

const isApproved = ([latest]: Proof['rounds']) => latest?.state === 'approved'

type Shown = { orderId: number; proof: Proof; title: string }

function OrderProof({ orderId, proof, title }: Shown) {
  const { itemId, isNeeded, rounds } = proof
  const [latest, ...earlier] = rounds
  if (!latest) return null
  const isDone = latest.state === 'approved'
  return (
    <article className={styles.proof}>
      <div className={styles.head}>
        <h4>{title}</h4>
        <Badge tone={isNeeded || isDone ? tones[latest.state] : 'grey'}>
          {isNeeded || isDone ? texts.state[latest.state] : texts.unneeded}
        </Badge>
      </div>
      <Round round={latest} title={title} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
          {earlier.map((round) => (
            <Round key={round.round} round={round} title={title} />
          ))}
        </details>
      )}
      {isNeeded && (
        <details
          className={styles.earlier}
          open={latest.state === 'commented' || latest.state === 'undesigned'}
        >
          <summary>{texts.answer}</summary>
          {isDone && <p className="aside">{texts.answerApproved}</p>}
          <AnswerForm orderId={orderId} itemId={itemId} seen={latest} />
        </details>
      )}
    </article>
  )
}
