import { texts } from '../../text/texts.ts'
import { Spinner } from '../Spinner.tsx'
import { EarlyDialog } from './EarlyDialog.tsx'

/** The place of a drawer until React runs. */
export function EarlyDrawer({ side }: { side: 'left' | 'right' }) {
  return (
    <EarlyDialog name={side} shape={side}>
      <Spinner label={texts.wait} />
    </EarlyDialog>
  )
}
