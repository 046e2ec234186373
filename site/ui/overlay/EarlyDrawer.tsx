import { EarlyDialog, EarlyWait } from './EarlyDialog.tsx'

/** The place of a drawer until it renders. */
export function EarlyDrawer({ side }: { side: 'left' | 'right' }) {
  return (
    <EarlyDialog name={side} shape={side}>
      <EarlyWait />
    </EarlyDialog>
  )
}
