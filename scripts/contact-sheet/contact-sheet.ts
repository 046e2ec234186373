/**
 * `npm run contact-sheet [-- --seed N]`: draws 48 random patches in one picture, contact-sheet.png, to review the
 * catalogue. With paths of pictures (`npm run contact-sheet -- dog.jpg logo.png`), it draws each beside the patch that a
 * customer would be shown first, to review what the designer makes of them.
 */
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { patchesOfFiles } from '../../modules/catalogue/seed.ts'
import { scene } from '../build/identity/scene.ts'
import { sheetOfPictures } from './own-patches.ts'

const file = 'contact-sheet.png'
const [columns, rows, cell] = [8, 6, 240]

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
})
if (positionals.length > 0) {
  await writeFile(file, await sheetOfPictures(positionals))
  console.log(`${file}: ${positionals.join(', ')}`)
} else await drawCatalogue()

/** Draws random patches of the shop. */
async function drawCatalogue(): Promise<void> {
  const seed = Number(values.seed ?? randomInt(1_000_000))
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number')

  const chosen = shuffled(await patchesOfFiles(), seed).slice(0, columns * rows)
  const sheet = scene({
    width: columns * cell,
    height: rows * cell,
    cloth: 'cream',
    patches: chosen.map(({ recipe }, index) => ({
      recipe,
      x: ((index % columns) + 0.5) * cell,
      y: (Math.floor(index / columns) + 0.5) * cell,
      size: cell - 24,
    })),
  })
  await sharp(Buffer.from(sheet)).png().toFile(file)
  console.log(`${file}, seed ${seed}: ${chosen.map(({ id, name }) => `${id} ${name}`).join(', ')}`)
}

/** Shuffles by a seed: a linear congruential generator is random enough for a contact sheet. */
function shuffled<Item>(items: readonly Item[], start: number): Item[] {
  let state = start
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
