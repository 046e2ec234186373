import { expect, test } from 'vitest'
import { shopUrl, textOf } from '../../../scripts/test/served/served-page.ts'
import { paths } from '../../paths.ts'
import { tryOnTexts as texts } from './text.ts'

test('a link to an outfit is shared with its picture', async () => {
  const bukse = 'blue_31.f.500.490.-4'
  const html = await textOf(paths.tryOn({ bukse }))
  expect(html).toContain(`<title>${texts.sharedTitle}</title>`)
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(new URL(picture).pathname).toBe(paths.outfitPicture(bukse))
  const answer = await fetch(shopUrl() + paths.outfitPicture(bukse))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20_000)
})
