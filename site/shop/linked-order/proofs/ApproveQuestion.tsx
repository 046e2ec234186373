import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import type { ProofStore } from './answer-proof.ts'
import styles from './ProofSheet.module.css'
import { proofTexts as texts } from './text.ts'

type Props = {
  store: ProofStore
  hasCommented: boolean
  titleId: string
  onCancel(): void
}

/** Asks before an approval, which the customer cannot take back. Takes the focus of the button that it replaces. */
export function ApproveQuestion({ store, hasCommented, titleId, onCancel }: Props) {
  const id = useId()
  const isApproving = useStore(store.approve.$isRunning, { ssr: 'initial' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this is a sentence
    <div
      ref={show}
      className={styles.question}
      role="group"
      aria-labelledby={id}
      aria-describedby={titleId}
      tabIndex={-1}
    >
      <p id={id}>
        <strong>{texts.ask}</strong> {hasCommented && `${texts.askDespiteComment} `}
        {texts.askText}
      </p>
      <div className="button-row">
        <Button
          busy={isApproving}
          busyText={texts.approving}
          isResting={isApproving}
          onClick={() => void store.approve.run()}
        >
          {texts.approveSurely}
        </Button>
        <Button variant="quiet" isResting={isApproving} onClick={onCancel}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}

/** The question is taller than the button, which may stand at the lower edge of the window. */
function show(question: HTMLDivElement | null): void {
  question?.scrollIntoView({ block: 'nearest' })
  takeFocus(question)
}
