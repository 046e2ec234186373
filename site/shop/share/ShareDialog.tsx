import { type ReactNode, useRef, useState } from 'react'
import { copyTextOf } from '../../browser/copy-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './ShareDialog.module.css'
import { shareTexts as texts } from './text.ts'

type Props = {
  title: string
  /** The path in the shop that the link leads to. */
  path: string
  open: boolean
  onClose(): void
  /** Text and pictures above the link, which show what it carries. */
  children: ReactNode
}

/** A link to copy or to send. */
export function ShareDialog({ title, open, onClose, ...content }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Content {...content} />
    </Dialog>
  )
}

function Content({ path, children }: Pick<Props, 'path' | 'children'>) {
  const link = useRef<HTMLOutputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const address = new URL(path, location.origin).href
  const copy = async () => {
    if (link.current) setCopied(await copyTextOf(link.current))
  }
  // The visitor may close the browser's own dialog, which rejects.
  const send = () => void navigator.share({ url: address }).catch(() => undefined)
  return (
    <div className={styles.content}>
      {children}
      <output className={styles.link} aria-label={texts.link} ref={link}>
        {address}
      </output>
      <p className="button-row">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        {'share' in navigator && (
          <Button variant="quiet" onClick={send}>
            {texts.send}
          </Button>
        )}
      </p>
      <p role="status">
        {copied === true && texts.copied}
        {copied === false && texts.notCopied}
      </p>
    </div>
  )
}
