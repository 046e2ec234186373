import { type DialogProps, Modal } from './Modal.tsx'
import { shapes } from './shapes.ts'

/** A centred dialog. Keep it mounted and toggle `open`, so that the focus returns correctly. */
export function Dialog({ wide = false, ...props }: DialogProps & { wide?: boolean }) {
  return <Modal {...props} shape={wide ? shapes.wide : shapes.centre} />
}
