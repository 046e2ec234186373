import { describe, expect, test } from 'vitest'
import { gifKinds, jpegKinds } from '../../../../api/testing/picture-kinds/other-kinds.ts'
import type { PictureKind } from '../../../../api/testing/picture-kinds/picture-kind.ts'
import { bandsInLinearLight, pngKinds } from '../../../../api/testing/picture-kinds/png-kinds.ts'
import { previewOf } from '../../../../api/testing/picture-kinds/preview-of-svg.ts'
import { read } from '../../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../../api/testing/test-shop.ts'
import { startDesign } from '../../../../modules/artwork/designs/start-design.ts'
import { firstPatch, startOfPicture } from '../../../../modules/embroidery/rules.ts'
import type { CustomImage, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { requestHandler } from './handle-requests.ts'
import type { Answer } from './messages.ts'

const shop = await shopOfFile()

/** Kinds that differ in colour type, depth, gamma and size: whatever a file was, both sides get its copy. */
const kinds = [...pngKinds, ...jpegKinds, ...gifKinds].filter((_, at) => at % 3 === 2)
const isSewn = (_: PictureKind, at: number) => at % 2 === 1

/** Hands in a file; resolves with the shop's picture, and with the pixels that the session gets of it. */
async function handedIn(session: string, { fileName, type, make }: PictureKind) {
  const headers = { 'x-session-id': session }
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await make())], { type }), fileName)
  const image = await read<CustomImage>(shop.call('POST', '/api/custom-images', { headers, form }))
  const copy = await shop.call('GET', `/api/custom-images/${image.id}/pixels`, { headers })
  expect(copy.status).toBe(200)
  return { image, file: new Blob([await copy.arrayBuffer()]) }
}

/**
 * The browser's design of a copy in its sewing worker: the first patch, from `before`, and by `sew` the SVG of the sewn patch.
 */
async function inWorker(file: Blob, before = firstPatch) {
  const answers: Answer[] = []
  const ask = requestHandler(
    () => Promise.reject(new Error('Nothing is decoded')),
    (answer) => answers.push(answer),
  )
  const answerOf = <K extends Answer['kind']>(kind: K) =>
    answers.find((one): one is Extract<Answer, { kind: K }> => one.kind === kind)
  await ask({ id: 1, kind: 'open', picture: 1, file })
  const facts = answerOf('opened')?.facts
  if (!facts) throw new Error('The copy was not opened')
  const patch = startOfPicture(facts, before)
  const sew = async () => {
    await ask({ id: 2, kind: 'sew', picture: 1, patch })
    return answerOf('sewn')?.picture.text()
  }
  return { patch, sew }
}

/** Records what the browser made of a file, and expects the same stitches. */
async function expectSameStitches(kind: PictureKind, before?: PatchDesign) {
  const session = shop.newSession()
  const { image, file } = await handedIn(session, kind)
  const { patch, sew } = await inWorker(file, before)
  const headers = { 'x-session-id': session }
  const body = { ...patch, picture: { ...patch.picture, imageId: image.id } }
  const recorded = await shop.call('POST', '/api/custom-designs', { headers, body })
  expect(recorded.status).toBe(200)
  const design = (await recorded.json()) as CustomImage
  const preview = await shop.call('GET', `/api/custom-designs/${design.id}/preview`)
  // Byte by byte: one stitch elsewhere is another picture.
  expect(
    Buffer.from(await preview.arrayBuffer()).equals(await previewOf((await sew()) ?? '')),
  ).toBe(true)
  return { patch, id: image.id, design, headers }
}

describe('DESIGN-11 threads and areas of the browser’s design are those of the recorded one', () => {
  test.each(kinds.filter((kind, at) => !isSewn(kind, at)))(
    '$name: the shop would begin with the same design',
    async (kind) => {
      const { image, file } = await handedIn(shop.newSession(), kind)
      const started = startDesign({ ...image, picture: new Uint8Array(await file.arrayBuffer()) })
      expect((await inWorker(file)).patch).toEqual(await started)
    },
  )

  test.each(kinds.filter(isSewn))('$name: the same stitches', async (kind) => {
    await expectSameStitches(kind, { ...firstPatch, size: 40 })
  })
})

test('where no script runs, the shop begins with the same design, in four threads for four bands', async () => {
  const { patch, id, design, headers } = await expectSameStitches(bandsInLinearLight)
  expect(patch.picture.threads.length).toBe(4)
  const first = shop.call('POST', `/api/custom-images/${id}/design`, { headers })
  expect(await read<CustomImage>(first)).toEqual(design)
})
