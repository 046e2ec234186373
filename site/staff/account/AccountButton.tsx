import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { UndoPlace } from '../ui/undo/UndoStack.tsx'
import { Account } from './Account.tsx'
import { loadAccount } from './account.ts'
import { $shown } from './personal-data/personal-data.ts'
import { accountTexts as texts } from './text.ts'

type Props = { className: string | undefined; iconClassName: string | undefined }

/** The header button that opens the administrator's account dialog. */
export function AccountButton({ className, iconClassName }: Props) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    $shown.set({ state: 'none' })
    void loadAccount()
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <span className={iconClassName}>
          <Icon name="person" size={20} />
        </span>
        {texts.open}
      </button>
      <Dialog open={isOpen} title={texts.open} onClose={() => setOpen(false)}>
        <Account />
        <UndoPlace />
      </Dialog>
    </>
  )
}
