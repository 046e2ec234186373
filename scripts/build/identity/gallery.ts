import { parseRecipe } from '../../../modules/catalogue/patch/index.ts'
import type { patchesOfFiles } from '../../../modules/catalogue/seed.ts'
import { type Sewn, scene, seam } from './scene.ts'

type Patches = Awaited<ReturnType<typeof patchesOfFiles>>

const size = { width: 800, height: 600 }

const tool = (name: string, threads: string[]) =>
  parseRecipe({
    outline: 'contour',
    cloth: 'cream',
    edge: 'white',
    motif: { name, threads, arrange: 'single' },
  })

/** Four scenes of 800 by 600: the back of a dress, a pocket, the sewing table, and bunting on a bus at night. */
export function gallery(patches: Patches): Record<'back' | 'pocket' | 'table' | 'bunting', string> {
  const sewn = (id: number, x: number, y: number, width: number, turn = 0): Sewn => {
    const patch = patches.find((one) => one.id === id)
    if (!patch) throw new Error(`There is no patch ${id}`)
    return { recipe: patch.recipe, x, y, size: width, turn }
  }
  return {
    back: scene({
      ...size,
      cloth: 'red',
      under: seam('M400 0V600M0 70C200 110 600 110 800 70'),
      patches: [
        sewn(134, 184, 116, 206, -8),
        sewn(268, 400, 118, 206, 5),
        sewn(31, 614, 116, 200, -4),
        sewn(22, 104, 302, 186, 10),
        sewn(216, 304, 300, 204, 6),
        sewn(310, 502, 304, 200, -6),
        sewn(120, 696, 300, 190, 4),
        sewn(88, 184, 486, 200, -9),
        sewn(147, 396, 486, 206, -5),
        sewn(7, 614, 486, 200, 8),
      ],
    }),
    pocket: scene({
      ...size,
      cloth: 'red',
      under: `<path d="M110 90H690V430L400 560L110 430Z" fill="#000" fill-opacity=".16" transform="translate(0 12)"/><path d="M110 90H690V430L400 560L110 430Z" fill="#8f0b21" fill-opacity=".55"/>${seam('M110 90H690V430L400 560L110 430Z')}${seam('M110 130H690')}`,
      patches: [sewn(246, 270, 300, 290, -7), sewn(229, 540, 290, 280, 6)],
    }),
    table: scene({
      ...size,
      cloth: 'sand',
      under: [120, 240, 360, 480]
        .map(
          (y) => `<path d="M0 ${y}H800" stroke="#6f4326" stroke-opacity=".35" stroke-width="5"/>`,
        )
        .join(''),
      patches: [
        { recipe: tool('spool', ['red', 'brown', 'silver']), x: 130, y: 150, size: 230, turn: -8 },
        {
          recipe: tool('scissors', ['red', 'silver', 'black']),
          x: 660,
          y: 420,
          size: 280,
          turn: 28,
        },
        sewn(176, 360, 170, 240, 6),
        sewn(196, 610, 160, 220, -5),
        sewn(100, 180, 420, 270, 8),
        sewn(69, 420, 420, 230, -7),
      ],
    }),
    bunting: scene({
      ...size,
      cloth: 'navy',
      under: seam('M-20 110C200 210 600 210 820 110', '#f2b134'),
      patches: [
        sewn(217, 115, 236, 180, 10),
        sewn(42, 305, 267, 180, 4),
        sewn(252, 495, 267, 180, -4),
        sewn(72, 685, 236, 180, -10),
        sewn(104, 290, 480, 190, -5),
        sewn(120, 510, 480, 190, 6),
      ],
    }),
  }
}
