import { useCallback, useRef, useState } from 'react'
import { showError } from '../../stores/toast.ts'
import { chatBubbleTexts } from '../../text/chat-bubble.ts'
import { texts } from '../../text/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { usePart } from '../../ui/use-part.ts'
import styles from './HelpChat.module.css'

const loadPanel = () => import('./ChatPanel.tsx')

/** The bubble; its panel is fetched when it is first wanted. */
export function HelpChat() {
  const bubble = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const giveUp = useCallback(() => {
    setIsOpen(false)
    showError(texts.error, texts.tryAgain)
  }, [])
  const Panel = usePart(loadPanel, isOpen, giveUp)

  const close = () => {
    setIsOpen(false)
    bubble.current?.focus()
  }

  return (
    <div className={styles.chat}>
      {isOpen && Panel && (
        <div className={styles.panel}>
          <Panel onClose={close} />
        </div>
      )}
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        aria-expanded={isOpen}
        aria-label={isOpen ? chatBubbleTexts.close : chatBubbleTexts.open}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chat'} />
      </button>
    </div>
  )
}
