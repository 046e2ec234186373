import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseRecipe } from '../../embroidery/index.ts'
import {
  clothEdges,
  middle,
  overallsColours,
  overallsParts,
  patchOnOveralls,
} from '../rules/overalls.ts'
import { backOutline } from './back.ts'
import { frontOutline } from './front.ts'
import { drawOveralls, overallsPicture } from './index.ts'

const recipe = parseRecipe({
  outline: 'circle',
  cloth: 'navy',
  edge: 'gold',
  lettering: { text: 'RUSS', style: 'stacked', thread: 'white' },
})
const sewn = (x: number, y: number) => ({ recipe, x, y, size: patchOnOveralls, turn: 8 })

const idsOf = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)

test('every kind of overalls has every part, and refers only to what it defines', () => {
  for (const colour of overallsColours)
    for (const part of Object.values(overallsParts)) {
      const svg = drawOveralls({ colour, part, patches: [sewn(500, 600), sewn(300, 900)] })
      expect(svg).not.toMatch(/NaN|undefined/)
      const ids = idsOf(svg)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
    }
})

test('kinds differ in their cloth, and share no ids but that of brass', () => {
  const part = overallsParts.bib
  const [red, blue] = [
    drawOveralls({ colour: 'red', part }),
    drawOveralls({ colour: 'blue', part }),
  ]
  expect(idsOf(red).filter((id) => idsOf(blue).includes(id))).toEqual(['ob'])
})

test('a patch is held by stitches that reach over its edge', () => {
  const part = overallsParts.bib
  const [bare, dressed] = [[], [sewn(500, 600)]].map((patches) =>
    drawOveralls({ colour: 'red', part, patches }),
  )
  expect(dressed).toContain('translate(500 600) rotate(8)')
  const tacks = [...(dressed ?? '').matchAll(/id="red0-t\w+" d="([^"]+)"/g)].map(([, d = '']) => d)
  // Around a circle with a radius of 184, a stitch every 34 units.
  expect(tacks.join('').split('m').length - 1).toBe(Math.round((2 * Math.PI * 184) / 34))
  expect(bare).not.toContain('red0-')
})

test('a picture shows the part alone, and patches elsewhere cost it nothing', async () => {
  const part = overallsParts.bib
  const svg = drawOveralls({ colour: 'red', part, patches: [sewn(500, 1300)] })
  expect(svg).toBe(drawOveralls({ colour: 'red', part }))
  expect(await sharp(await overallsPicture(svg, 60)).metadata()).toMatchObject({
    width: 60,
    height: 64,
  })
})

test.each([
  ['front', frontOutline],
  ['back', backOutline],
] as const)('the cloth that the rules know is that of the drawn %s', async (side, outline) => {
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1520"><path d="${outline}"/></svg>`,
    ),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isCloth = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] === 255
  const close = 9
  for (const [y, outer, inner] of clothEdges[side])
    for (const sign of [-1, 1]) {
      const at = (distance: number) => isCloth(Math.round(middle + sign * distance), y)
      expect([y, at(outer - close), at(outer + close)]).toEqual([y, true, false])
      if (inner > close) expect([y, at(inner + close), at(inner - close)]).toEqual([y, true, false])
    }
})
