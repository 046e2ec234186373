import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HelpChat.module.css'
import { isChatKeptOpen, keepChatOpen } from './kept-chat.ts'
import { chatTexts } from './text.ts'

const panel = lazyPart(() => import('./ChatPanel.tsx'))

/** The chat bubble. Its panel is a script of its own, and stays open across pages. */
export function HelpChat() {
  const bubble = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  useEffect(() => {
    const resume = () => setWanted(isChatKeptOpen())
    const resumeLater = ({ persisted }: PageTransitionEvent) => persisted && resume()
    resume()
    addEventListener('pageshow', resumeLater)
    return () => removeEventListener('pageshow', resumeLater)
  }, [])
  // The next page tries again.
  const giveUp = useCallback(() => setWanted(false), [])
  // Escape closes the chat only after a press on this page: one that stayed open is not what Escape is for.
  const withdraw = () => wasPressed && toggle(false)
  const { Part: Panel, isOpen, isOpening } = usePart(panel, isWanted, giveUp, withdraw)

  const toggle = (next: boolean) => {
    setWasPressed(next)
    setWanted(next)
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
        className={`icon-button ${styles.bubble}`}
        data-chat
        aria-busy={isOpening || undefined}
        aria-expanded={isWanted}
        aria-label={isWanted ? chatTexts.close : chatTexts.open}
        onPointerEnter={() => void panel.load().catch(() => undefined)}
        onClick={() => toggle(!isWanted)}
        onKeyDown={({ key }) => key === 'Escape' && isWanted && close()}
      >
        <Icon name="chat" />
        <Icon name="close" />
      </button>
    </div>
  )
}
