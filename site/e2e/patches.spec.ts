import { afterAll, expect, test } from 'vitest'
import { drawPatch, parseRecipe } from '../../modules/catalogue/patch/index.ts'
import { outlines } from '../../modules/catalogue/patch/recipe.ts'
import { patchesOfFiles } from '../../modules/catalogue/seed.ts'
import { closeBrowser, visitor } from './browser.ts'

afterAll(closeBrowser)

type Picture = { name: string; svg: string }

/** The pictures in which a point of a letter lies outside the cloth or under the edge, by the browser's own geometry. */
async function lettersOutside(pictures: readonly Picture[]): Promise<string[]> {
  const { page } = await visitor()
  await page.goto('/api/docs')
  return page.evaluate((all) => {
    const holder = document.body.appendChild(document.createElement('div'))
    const outside = all.filter(({ svg }) => {
      holder.innerHTML = svg
      const root = holder.querySelector('svg') as SVGSVGElement
      const paths = [...root.querySelectorAll('path')]
      const cloth = paths.find((path) => path.parentNode === root) as SVGPathElement
      const edge = paths.at(-3) as SVGPathElement
      const letters = root.querySelectorAll<SVGPathElement>(
        ':scope > g[fill="none"]:last-of-type > path',
      )
      return [...letters].some((letter) => {
        const place = letter.transform.baseVal.consolidate()?.matrix ?? root.createSVGMatrix()
        const length = letter.getTotalLength()
        return Array.from({ length: 25 }, (_, step) =>
          letter.getPointAtLength((length * step) / 24),
        )
          .map((point) => point.matrixTransform(place))
          .some((point) => !cloth.isPointInFill(point) || edge.isPointInStroke(point))
      })
    })
    return outside.map(({ name }) => name)
  }, pictures as Picture[])
}

test('the letters of every patch stand on its cloth, clear of the edge', async () => {
  const patches = await patchesOfFiles()
  const lettered = patches.filter(({ recipe }) => recipe.lettering)
  expect(lettered.length).toBeGreaterThan(100)
  expect(
    await lettersOutside(
      lettered.map(({ id, name, recipe }) => ({ name: `${id} ${name}`, svg: drawPatch(recipe) })),
    ),
  ).toEqual([])
})

test('so do the longest texts in every outline and style', async () => {
  const texts = ['WWWWWWWWWWWWWWWWWWWWWWWW', 'ÅØÅ ÅØÅ', 'MMMMMMMMMMM MMMMMMMMMMMM', 'Å']
  const pictures = outlines.flatMap((outline) =>
    (['straight', 'arched', 'stacked'] as const).flatMap((style) =>
      texts.map((text) => ({
        name: `${outline} ${style} ${text}`,
        svg: drawPatch(
          parseRecipe({
            outline,
            cloth: 'navy',
            edge: 'gold',
            motif: { name: 'star', threads: ['gold'], arrange: 'single' },
            lettering: { text, style, thread: 'white' },
          }),
        ),
      })),
    ),
  )
  expect(await lettersOutside(pictures)).toEqual([])
})
