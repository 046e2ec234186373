import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatDay } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { $isOrdering } from '../order/order-design.ts'
import { warnIfNotStored } from '../picture/current-picture.ts'
import { longestName, renameSavedDesign, type SavedDesign } from '../picture/saved-designs.ts'
import { $isSharing, shareDesign } from '../share/share-design.ts'
import { designerTexts as texts } from '../text.ts'
import { openSaved, orderSaved } from './open-saved.ts'
import styles from './SavedDesigns.module.css'

type Props = { design: SavedDesign; onRemove(): void; onBroken(): void }

/**
 * A saved design with its name, which can be changed in place. It is opened on the table before it is ordered or shared,
 * so that the visitor sees what that is.
 */
export function Saved({ design, onRemove, onBroken }: Props) {
  const { id, name, image } = design
  const [thumbnail, setThumbnail] = useState(design.thumbnail)
  const date = formatDay(design.savedAt)
  const isOrdering = useStore($isOrdering)
  const isSharing = useStore($isSharing)
  const actions = [
    {
      label: texts.reopen,
      name: texts.reopenThis(name, date),
      variant: 'secondary',
      run: async () => {
        await openSaved(design)
        showToast(texts.reopened)
        warnIfNotStored()
      },
    },
    {
      label: texts.order,
      name: texts.orderThis(name, date),
      variant: 'secondary',
      isResting: isOrdering,
      run: () => orderSaved(design),
    },
    {
      label: texts.shareSaved,
      name: texts.shareThis(name, date),
      variant: 'quiet',
      isResting: isSharing,
      run: () => openSaved(design).then(shareDesign),
    },
    {
      label: texts.delete,
      name: texts.deleteThis(name, date),
      variant: 'quiet',
      run: onRemove,
    },
  ] as const
  return (
    <li className={styles.design} data-saved-design>
      <img
        className={classNames(!thumbnail && styles.round)}
        src={thumbnail ?? image}
        alt=""
        width="120"
        height="120"
        draggable={false}
        // A broken thumbnail costs only itself.
        onError={() => (thumbnail ? setThumbnail(undefined) : onBroken())}
      />
      <input
        key={name}
        className={styles.name}
        aria-label={texts.designName}
        defaultValue={name}
        maxLength={longestName}
        onBlur={({ target }) => {
          if (target.value.trim() && renameSavedDesign(id, target.value)) return
          if (target.value.trim()) showError(texts.notSaved, texts.notSavedText)
          target.value = name
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.value = name
          if (key === 'Enter' || key === 'Escape') currentTarget.blur()
        }}
      />
      <span className="aside">{texts.savedAt(date)}</span>
      <div className={styles.actions}>
        {actions.map(({ label, name, run, ...props }) => (
          <Button key={label} size="small" aria-label={name} {...props} onClick={() => void run()}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
