import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import { UndoBar } from '../ui/undo/UndoBar.tsx'
import { $restorableCodes, restoreCode } from './discount-deletion.ts'
import { discountTexts as texts } from './text.ts'

/** The codes that were just deleted, each with an undo button. */
export function DeletedCodes() {
  const codes = useStore($restorableCodes)
  return (
    <UndoBar>
      {codes.map((code) => (
        <li key={code.id}>
          <span>{texts.deletedCode(code.code)}</span>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.undoDelete(code.code)}
            onClick={() => void restoreCode(code)}
          >
            {texts.undo}
          </Button>
        </li>
      ))}
    </UndoBar>
  )
}
