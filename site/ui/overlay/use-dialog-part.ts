import { useCallback, useEffect } from 'react'
import { type LazyPart, usePart } from '../hooks/use-part.ts'
import { onEarlyDismissal, removeEarlyDialog } from './early-dialog.ts'

/**
 * `usePart` for a dialog of a button of `opensDialog`. While the code is loading, the early dialog is shown; a visitor
 * who closes it no longer wants the real one.
 */
export function useDialogPart<Part>(
  part: LazyPart<Part>,
  wanted: boolean,
  unwant: () => void,
): Part | undefined {
  const giveUp = useCallback(() => {
    removeEarlyDialog()
    unwant()
  }, [unwant])
  const loaded = usePart(part, wanted, giveUp)
  const isDue = wanted && !loaded
  useEffect(() => (isDue ? onEarlyDismissal(giveUp) : undefined), [isDue, giveUp])
  return loaded
}
