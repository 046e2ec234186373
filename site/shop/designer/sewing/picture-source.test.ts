import { expect, onTestFinished, test, vi } from 'vitest'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { writePixelFile } from '../../../../modules/shared/pictures/write-pixel-file.ts'
import { fakeBrowser } from '../../../testing/browser.ts'

const red = '00000000-0000-4000-8000-00000000000a'
const blue = '00000000-0000-4000-8000-00000000000b'
const colours: Record<string, readonly number[]> = { [red]: [200, 16, 46], [blue]: [20, 60, 160] }

/** The shop's copy of a picture in one colour. */
function copyOf(id: string): Response {
  const [width, height] = [40, 40]
  const pixel = [...(colours[id] ?? []), 255]
  const data = Uint8Array.from({ length: 4 * width * height }, (_, at) => pixel[at % 4] ?? 0)
  const original = { width, height }
  const file = writePixelFile({ pixels: { width, height, data }, original })
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'application/gzip' } })
}

const gone = () => Response.json({ code: 'custom_image_not_found', error: '' }, { status: 404 })

type Shop = {
  send?(): Response | Promise<Response>
  copy?(id: string): Response | Promise<Response>
}

/** A stage on a page whose shop answers uploads and hands out copies like this. */
async function open({ send = () => Response.json({ id: red }), copy = copyOf }: Shop = {}) {
  fakeBrowser()
  const calls: string[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    calls.push(method)
    return method === 'POST' ? send() : copy(/images\/(.{36})/.exec(url)?.[1] ?? '')
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('Image', class {})
  const { $picture, showDesign, showPicture } = await import('../picture/current-picture.ts')
  const upload = await import('../picture/upload.ts')
  const { $patch, showPatch } = await import('../patch/store.ts')
  const { $coarse, $state } = await import('./sewing.ts')
  const { followPicture } = await import('./picture-source.ts')
  const stop = followPicture()
  onTestFinished(stop)
  /** Chooses a file whose first preview has other threads than the shop's copy. */
  const choose = (image: string) => {
    const design = startOfPicture({ size, subject: undefined, threads })
    const preview = {
      pixels: { ...size, data: new Uint8Array(4) },
      patch: design,
      thumbnail: image,
    }
    const before = $patch.get()
    const picture = { design: { image }, file: new Blob(), preview, ...(before && { before }) }
    showPicture(picture)
    return upload.send(picture, null)
  }
  return {
    stop,
    calls,
    choose,
    showDesign,
    showPatch,
    sendAgain: upload.sendAgain,
    patch: () => $patch.get(),
    threads: () => $patch.get()?.picture?.threads.map(({ thread }) => thread),
    picture: () => $picture.get(),
    preview: () => $coarse.get()?.pixels,
    state: () => $state.get(),
  }
}

const size = { width: 1, height: 1 }
const threads = [{ colour: '#00ff00', thread: 'lime' as const }]

/** An answer that arrives when the test says so. */
function held<Value>() {
  let arrive = (_value: Value) => {}
  const answer = new Promise<Value>((resolve) => {
    arrive = resolve
  })
  return { answer, arrive: (value: Value) => arrive(value) }
}

test('until the shop’s copy is there the first preview is only shown: the design begins with the copy', async () => {
  const sent = held<Response>()
  const stage = await open({ send: () => sent.answer })
  const sending = stage.choose('red')
  expect(stage.preview()).toBeDefined()
  expect([stage.patch(), stage.state()]).toEqual([null, 'sewing'])
  sent.arrive(Response.json({ id: red }))
  await sending
  await expect.poll(stage.threads).toEqual(['red'])
})

test('while another picture is sent, the design of the one before is not ordered, but keeps its form', async () => {
  const ids = [red, blue]
  const slow = held<Response>()
  const stage = await open({
    send: () => Response.json({ id: ids.shift() }),
    copy: (id) => (id === blue ? slow.answer : copyOf(id)),
  })
  await stage.choose('red')
  await expect.poll(stage.threads).toEqual(['red'])
  stage.showPatch({ ...(stage.patch() as PatchDesign), outline: 'heart', size: 70 })
  await stage.choose('blue')
  expect(stage.patch()).toBeNull()
  slow.arrive(copyOf(blue))
  await expect.poll(stage.threads).toEqual(['blue'])
  expect(stage.patch()).toMatchObject({ outline: 'heart', size: 70 })
})

test('the latest picture wins, though the copy of the one before comes later', async () => {
  const ids = [red, blue]
  const slow = held<Response>()
  const stage = await open({
    send: () => Response.json({ id: ids.shift() }),
    copy: (id) => (id === red ? slow.answer : copyOf(id)),
  })
  await stage.choose('red')
  await stage.choose('blue')
  await expect.poll(stage.threads).toEqual(['blue'])
  slow.arrive(copyOf(red))
  await new Promise((done) => setTimeout(done))
  expect(stage.threads()).toEqual(['blue'])
})

test('the same file chosen again keeps its design', async () => {
  const stage = await open()
  await stage.choose('red')
  await expect.poll(stage.threads).toEqual(['red'])
  const moved = { ...(stage.patch() as PatchDesign), outline: 'shield' as const }
  stage.showPatch(moved)
  await stage.choose('red')
  expect(stage.patch()).toEqual(moved)
  expect(stage.calls).toEqual(['POST', 'GET', 'POST'])
})

test('after a failed upload nothing is sewn until it is sent again', async () => {
  const answers = [Response.json({}, { status: 500 }), Response.json({ id: red })]
  const stage = await open({ send: () => answers.shift() ?? Response.error() })
  await stage.choose('red')
  expect([stage.patch(), stage.state()]).toEqual([null, 'idle'])
  await stage.sendAgain()
  await expect.poll(stage.threads).toEqual(['red'])
})

test('a kept design goes on with its copy after a reload', async () => {
  const stage = await open()
  const kept = startOfPicture({ size, subject: undefined, threads })
  stage.showDesign({ image: 'red', imageId: red }, kept)
  await expect.poll(stage.patch).toEqual(kept)
  expect(stage.calls).toEqual(['GET'])
})

test('a picture that the shop has lost is sent again, and its design goes on', async () => {
  const answers = [gone, copyOf]
  const stage = await open({ copy: (id) => (answers.shift() ?? gone)(id) })
  vi.stubGlobal('Image', decodedImage)
  vi.stubGlobal('document', { cookie: '', createElement: () => canvas })
  const kept = startOfPicture({ size, subject: undefined, threads })
  stage.showDesign({ image: 'red', imageId: red }, kept)
  await expect.poll(stage.patch).toEqual(kept)
  expect(stage.calls).toEqual(['GET', 'POST', 'GET'])
})

test('a copy that the shop cannot hand out leaves a kept design to be ordered as it is', async () => {
  vi.useFakeTimers()
  const stage = await open({ copy: () => Response.json({ code: 'unavailable' }, { status: 503 }) })
  const kept = startOfPicture({ size, subject: undefined, threads })
  stage.showDesign({ image: 'red', imageId: red }, kept)
  await vi.advanceTimersByTimeAsync(5000)
  expect([stage.patch(), stage.state(), stage.calls.length]).toEqual([kept, 'failed', 3])
})

test('a copy that is on its way when the stage is left changes no design', async () => {
  vi.useFakeTimers()
  const stage = await open({ copy: () => Response.json({ code: 'unavailable' }, { status: 503 }) })
  stage.showDesign(
    { image: 'red', imageId: red },
    startOfPicture({ size, subject: undefined, threads }),
  )
  stage.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect([stage.patch(), stage.calls.length]).toEqual([null, 3])
})

/** An image that is decoded, and a canvas that makes a PNG of it. */
class decodedImage {
  naturalWidth = 1
  naturalHeight = 1
  decode = async () => {}
}
const canvas = {
  getContext: () => ({ drawImage: () => {} }),
  toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
}
