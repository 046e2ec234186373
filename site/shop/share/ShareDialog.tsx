import { useRef, useState } from 'react'
import { mostLines } from '../../../modules/cart/rules.ts'
import { copyTextOf } from '../../browser/copy-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './ShareDialog.module.css'
import { type SharedList, sharedPath } from './shared-list.ts'
import { shareTexts as texts } from './text.ts'

type Props = { list: SharedList; open: boolean; onClose(): void }

/** A link that carries a cart or a wishlist, to copy, to send or to scan. */
export default function ShareDialog({ list, open, onClose }: Props) {
  return (
    <Dialog open={open} title={texts.share[list.kind]} onClose={onClose}>
      <Content {...list} />
    </Dialog>
  )
}

function Content({ kind, lines: all }: SharedList) {
  const link = useRef<HTMLOutputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const lines = all.slice(-mostLines)
  const address = new URL(sharedPath({ kind, lines }), location.origin).href
  const copy = async () => {
    if (link.current) setCopied(await copyTextOf(link.current))
  }
  // The visitor may close the browser's own dialog, which rejects.
  const send = () => void navigator.share({ url: address }).catch(() => undefined)
  return (
    <div className={styles.content}>
      <p>{texts.text[kind]}</p>
      {lines.length < all.length && <p>{texts.onlySome(lines.length)}</p>}
      {lines.some(({ customImageId }) => customImageId) && <p>{texts.ownPictures}</p>}
      <QrCode text={address} />
      <output className={styles.link} aria-label={texts.link} ref={link}>
        {address}
      </output>
      <p className={styles.buttons}>
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
