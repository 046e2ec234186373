import { useStore } from '@nanostores/react'
import { $drawer, closeDrawer, type Drawer } from '../../stores/drawer.ts'
import { showError } from '../../stores/toast.ts'
import { texts } from '../../text/texts.ts'
import { usePart } from '../../ui/use-part.ts'
import type { DrawerPart } from './drawer-parts.ts'

function giveUp() {
  closeDrawer()
  showError(texts.error, texts.tryAgain)
}

/** A drawer that is there from its first opening on. */
export function LazyDrawer({ name, load }: { name: Drawer; load: DrawerPart }) {
  const isOpen = useStore($drawer, { ssr: 'initial' }) === name
  const Part = usePart(load, isOpen, giveUp)
  return Part ? <Part open={isOpen} /> : null
}
