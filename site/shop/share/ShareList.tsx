import { mostLines } from '../../../modules/cart/rules.ts'
import { QrCode } from './QrCode.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { type SharedList, sharedPath } from './shared-list.ts'
import { shareTexts as texts } from './text.ts'

type Props = { list: SharedList; open: boolean; onClose(): void }

/** A link that carries a cart or a wishlist, to copy, to send or to scan. */
export default function ShareList({ list: { kind, lines: all }, ...dialog }: Props) {
  const lines = all.slice(-mostLines)
  const path = sharedPath({ kind, lines })
  return (
    <ShareDialog title={texts.share[kind]} path={path} {...dialog}>
      <p>{texts.text[kind]}</p>
      {lines.length < all.length && <p>{texts.onlySome(lines.length)}</p>}
      {lines.some(({ customImageId }) => customImageId) && <p>{texts.ownPictures}</p>}
      <QrCode path={path} />
    </ShareDialog>
  )
}
