import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazyPart, usePart } from '../../../ui/hooks/use-part.ts'

const $isChoosing = atom(false)
const dialog = lazyPart(() => import('./MotifDialog.tsx'))
const close = () => $isChoosing.set(false)

/** Opens the choice of motifs. */
export const chooseMotif = (): void => $isChoosing.set(true)

/** The choice of motifs, above the page once it is opened. */
export function MotifChoice() {
  const isWanted = useStore($isChoosing, { ssr: 'initial' })
  const { Part: MotifDialog, isOpen } = usePart(dialog, isWanted, close)
  return MotifDialog && <MotifDialog open={isOpen} onClose={close} />
}
