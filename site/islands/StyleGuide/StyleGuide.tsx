import { Controls } from './Controls.tsx'
import { Overlays } from './Overlays.tsx'
import { Signs } from './Signs.tsx'

/** Every primitive of the shop in every state, for who builds it. */
export function StyleGuide() {
  return (
    <>
      <Controls />
      <Signs />
      <Overlays />
    </>
  )
}
