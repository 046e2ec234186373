import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chatBubbleTexts } from './bubble-text.ts'
import styles from './HelpChat.module.css'
import { isChatKeptOpen, keepChatOpen } from './kept-chat.ts'

const panel = lazyPart(() => import('./ChatPanel.tsx'))

/** The chat bubble. Its panel is a script of its own, and stays open across pages. */
export function HelpChat() {
  const bubble = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  useEffect(() => {
    const resume = () => setIsOpen(isChatKeptOpen())
    const resumeLater = ({ persisted }: PageTransitionEvent) => persisted && resume()
    resume()
    addEventListener('pageshow', resumeLater)
    return () => removeEventListener('pageshow', resumeLater)
  }, [])
  const giveUp = useCallback(() => setIsOpen(false), [])
  const Panel = usePart(panel, isOpen, giveUp)

  const toggle = (next: boolean) => {
    setWasPressed(next)
    setIsOpen(next)
    keepChatOpen(next)
  }
  const close = () => {
    toggle(false)
    bubble.current?.focus()
  }

  return (
    <div className={styles.chat} data-floating>
      {isOpen && Panel && (
        <div className={styles.panel}>
          <Panel takesFocus={wasPressed} onClose={close} />
        </div>
      )}
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        data-chat
        aria-busy={(isOpen && !Panel) || undefined}
        aria-expanded={isOpen}
        aria-label={isOpen ? chatBubbleTexts.close : chatBubbleTexts.open}
        onPointerEnter={() => void panel.load().catch(() => undefined)}
        onClick={() => toggle(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
      >
        <Icon name="chat" />
        <Icon name="close" />
      </button>
    </div>
  )
}
