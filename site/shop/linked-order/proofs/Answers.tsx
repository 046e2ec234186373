import { useRef, useState } from 'react'
import type { ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { ApproveQuestion } from './ApproveQuestion.tsx'
import type { ProofStore } from './answer-proof.ts'
import { CommentForm } from './CommentForm.tsx'
import { proofTexts as texts } from './text.ts'

type Props = { store: ProofStore; latest: ProofRound; titleId: string }

/** The customer's answers to a round: the approval, with its question, and the comment, with its form. */
export function Answers({ store, latest, titleId }: Props) {
  const [opened, setOpened] = useState<'question' | 'form'>()
  // The question is about what was shown when it was opened; the form keeps what was typed.
  const shown = `${latest.round} ${latest.answers}`
  const [asked, setAsked] = useState(shown)
  const hasCommented = latest.state === 'commented'
  const approve = useRef<HTMLButtonElement>(null)
  const comment = useRef<HTMLButtonElement>(null)
  const close = () => {
    const opener = opened === 'question' ? approve : comment
    setOpened(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (opened === 'question' && asked === shown)
    return <ApproveQuestion {...{ store, hasCommented, titleId }} onCancel={close} />
  if (opened === 'form')
    return (
      <CommentForm
        store={store}
        before={latest.comment ?? ''}
        onCancel={close}
        onSent={() => setOpened(undefined)}
      />
    )
  return (
    <div className="button-row">
      <Button
        ref={approve}
        variant={hasCommented ? 'quiet' : undefined}
        aria-describedby={titleId}
        onClick={() => {
          setOpened('question')
          setAsked(shown)
        }}
      >
        {hasCommented ? texts.approveAfterComment : texts.approve}
      </Button>
      <Button
        ref={comment}
        variant="quiet"
        aria-describedby={titleId}
        onClick={() => setOpened('form')}
      >
        {hasCommented ? texts.rewrite : texts.comment}
      </Button>
    </div>
  )
}
