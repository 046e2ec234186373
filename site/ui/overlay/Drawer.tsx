import { type DialogProps, Modal } from './Modal.tsx'
import { shapes } from './shapes.ts'

/** A dialog at a side of the window. */
export function Drawer({ side = 'right', ...props }: DialogProps & { side?: 'left' | 'right' }) {
  return <Modal {...props} shape={shapes[side]} />
}
