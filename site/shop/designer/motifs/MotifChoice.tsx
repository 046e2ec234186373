import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { lazyPart, usePart } from '../../../ui/hooks/use-part.ts'

const $isChoosing = atom(false)
const dialog = lazyPart(() => import('./MotifDialog.tsx'))
const close = () => $isChoosing.set(false)

/** Whether the choice of motifs is wanted, but not yet open: its buttons are busy. */
export const $isOpeningMotifs = atom(false)

/** Opens the choice of motifs. */
export const chooseMotif = (): void => $isChoosing.set(true)

/** The choice of motifs, above the page once it is opened. */
export function MotifChoice() {
  const isWanted = useStore($isChoosing, { ssr: 'initial' })
  const { Part: MotifDialog, isOpen, isOpening } = usePart(dialog, isWanted, close)
  useEffect(() => $isOpeningMotifs.set(isOpening), [isOpening])
  return MotifDialog && <MotifDialog open={isOpen} onClose={close} />
}
