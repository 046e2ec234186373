import { describe, expect, test } from 'vitest'
import { gifKinds, jpegKinds } from '../../../../api/testing/picture-kinds/other-kinds.ts'
import type { PictureKind } from '../../../../api/testing/picture-kinds/picture-kind.ts'
import { bandsInLinearLight, pngKinds } from '../../../../api/testing/picture-kinds/png-kinds.ts'
import { previewOf } from '../../../../api/testing/picture-kinds/preview-of-svg.ts'
import { read } from '../../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../../api/testing/test-shop.ts'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import type { CustomImage } from '../../../../modules/shared/contract/api.d.ts'
import { benchWith } from './bench.ts'
import type { Answer } from './messages.ts'

const shop = await shopOfFile()

/** Hands in a file; resolves with its id, and with the pixels that the session gets of it. */
async function handedIn(session: string, { fileName, type, make }: PictureKind) {
  const headers = { 'x-session-id': session }
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await make())], { type }), fileName)
  const { id } = await read<CustomImage>(shop.call('POST', '/api/custom-images', { headers, form }))
  const copy = await shop.call('GET', `/api/custom-images/${id}/pixels`, { headers })
  expect(copy.status).toBe(200)
  return { id, file: new Blob([await copy.arrayBuffer()]) }
}

/** What the browser's bench makes of a copy: the first design, and the SVG of the sewn patch. */
async function onBench(file: Blob) {
  const answers: Answer[] = []
  const ask = benchWith(
    () => Promise.reject(new Error('Nothing is decoded')),
    (answer) => answers.push(answer),
  )
  const answerOf = <K extends Answer['kind']>(kind: K) =>
    answers.find((one): one is Extract<Answer, { kind: K }> => one.kind === kind)
  await ask({ id: 1, kind: 'open', picture: 1, file })
  const facts = answerOf('opened')?.facts
  if (!facts) throw new Error('The copy was not opened')
  const patch = startOfPicture(facts)
  await ask({ id: 2, kind: 'sew', picture: 1, patch })
  return { patch, svg: await answerOf('sewn')?.picture.text() }
}

describe('DESIGN-11 threads and areas of the browser’s design are those of the recorded one', () => {
  test.each([...pngKinds, bandsInLinearLight, ...jpegKinds, ...gifKinds])('$name', async (kind) => {
    const session = shop.newSession()
    const { id, file } = await handedIn(session, kind)
    const { patch, svg } = await onBench(file)
    const headers = { 'x-session-id': session }
    const body = { ...patch, picture: { ...patch.picture, imageId: id } }
    const recorded = await shop.call('POST', '/api/custom-designs', { headers, body })
    expect(recorded.status).toBe(200)
    const design = (await recorded.json()) as CustomImage
    const preview = await shop.call('GET', `/api/custom-designs/${design.id}/preview`)
    // Byte by byte: one stitch elsewhere is another picture.
    expect(Buffer.from(await preview.arrayBuffer()).equals(await previewOf(svg ?? ''))).toBe(true)

    // The shop itself begins with the same design, where no script runs.
    const first = shop.call('POST', `/api/custom-images/${id}/design`, { headers })
    expect(await read<CustomImage>(first)).toEqual(design)
  })
})

test('four bands in linear light are sewn in four threads', async () => {
  const { patch } = await onBench((await handedIn(shop.newSession(), bandsInLinearLight)).file)
  expect(patch.picture.threads.length).toBe(4)
})
