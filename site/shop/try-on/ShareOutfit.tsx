import { useRef, useState } from 'react'
import { type Outfit, outfitText } from '../../../modules/catalogue/rules.ts'
import { copyTextOf } from '../../browser/copy-text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './ShareOutfit.module.css'
import { tryOnTexts as texts } from './text.ts'

type Props = { outfit: Outfit; open: boolean; onClose(): void }

/** A link to the outfit as it is now, with the picture that goes with it. */
export default function ShareOutfit({ outfit, open, onClose }: Props) {
  return (
    <Dialog open={open} title={texts.share} onClose={onClose}>
      <Content text={outfitText(outfit)} />
    </Dialog>
  )
}

function Content({ text }: { text: string }) {
  const link = useRef<HTMLOutputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const address = new URL(paths.tryOn({ bukse: text }), location.origin).href
  const copy = async () => {
    if (link.current) setCopied(await copyTextOf(link.current))
  }
  // The visitor may close the browser's own dialog, which rejects.
  const send = () => void navigator.share({ url: address }).catch(() => undefined)
  return (
    <div className={styles.content}>
      <img src={paths.outfitPicture(text)} alt={texts.picture} width="1200" height="630" />
      <p>{texts.shareText}</p>
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
