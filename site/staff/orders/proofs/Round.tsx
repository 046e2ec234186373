import { useState } from 'react'
import type { ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { designFormText } from '../../../../modules/shared/pictures/design-form.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { ItemPicture, type PicturedItem } from '../items/ItemPicture.tsx'
import pictures from '../items/OrderItems.module.css'
import styles from './OrderProofs.module.css'
import { proofTexts as texts } from './text.ts'

/** A design by its id, as the pictures of order lines are shown. */
export const pictured = (
  imageId: string,
  name: string,
  form?: PicturedItem['form'],
): PicturedItem => ({
  product: { name, image: '', price: 0 },
  customImageId: imageId,
  ...(form && { form }),
})

/** One round of the design with this title: the picture, which a press enlarges, and what was written about it. */
export function Round({ round, title }: { round: ProofRound; title: string }) {
  const { imageId, form, note, administrator, comment, state, shownAt, answeredAt } = round
  const [isLarge, setLarge] = useState(false)
  const name = texts.draft(round.round)
  const shown = formatTime(shownAt)
  const answered = answeredAt && formatTime(answeredAt)
  return (
    <div className={styles.round}>
      <button
        type="button"
        className={pictures.picture}
        aria-label={texts.enlarge(round.round, title)}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      >
        <ItemPicture item={pictured(imageId, name)} size="preview" />
      </button>
      <div className={styles.said}>
        <strong>{name}</strong>
        {form && <p>{designFormText(form)}</p>}
        {!note && <p className="aside">{texts.shown(shown)}</p>}
        {note && (
          <blockquote>
            <p>{note}</p>
            <p className="aside">{texts.shownBy(administrator ?? '', shown)}</p>
          </blockquote>
        )}
        {comment && (
          <blockquote className={styles.customer}>
            <p>{comment}</p>
            <p className="aside">{texts.comment(answered ?? shown)}</p>
          </blockquote>
        )}
        {state === 'approved' && answered && <p>{texts.approved(answered)}</p>}
      </div>
      {isLarge && (
        <Dialog wide open title={name} onClose={() => setLarge(false)}>
          <div className={pictures.large}>
            <ItemPicture item={pictured(imageId, name, form)} size="production" />
          </div>
        </Dialog>
      )}
    </div>
  )
}
