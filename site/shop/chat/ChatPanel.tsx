import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './ChatPanel.module.css'
import { $chat, say } from './chat.ts'
import { keepDraft, keptDraft, mostCharacters } from './kept-chat.ts'
import { chatTexts as texts } from './text.ts'

type Props = {
  /** The visitor opened the panel on this page, so it takes the focus. */
  takesFocus: boolean
  onClose(): void
}

/** The conversation with the bot. It imports no component of the pages, so that its style sheet is in its own chunk. */
export default function ChatPanel({ takesFocus, onClose }: Props) {
  const messages = useStore($chat)
  const field = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!field.current) return
    say(field.current.value)
    field.current.value = ''
    keepDraft('')
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()

  return (
    <section className={styles.panel} aria-label={texts.title} onKeyDown={closeOnEscape}>
      <h2 className={styles.title}>{texts.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label={texts.log} tabIndex={0}>
        {messages.map(({ id, text, isBot }) => (
          <p key={id} className={classNames(styles.message, isBot ? styles.bot : styles.own)}>
            <span className="visually-hidden">{isBot ? texts.bot : texts.you}: </span>
            {text}
          </p>
        ))}
      </div>
      <form className={styles.entry} onSubmit={send}>
        <input
          ref={field}
          className={styles.field}
          aria-label={texts.field}
          placeholder={texts.field}
          maxLength={mostCharacters}
          autoComplete="off"
          defaultValue={keptDraft()}
          onChange={({ target }) => keepDraft(target.value)}
        />
        <button type="submit" className={styles.send}>
          {texts.send}
        </button>
      </form>
    </section>
  )
}
