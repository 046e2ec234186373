import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { firstPatch } from '../../modules/embroidery/rules.ts'
import type { CartItem, ErrorCode, PatchDesign } from '../../modules/shared/contract/api.d.ts'
import type { OperationId } from '../client/operation-types.ts'
import { refetchCart } from '../shop/cart/index.ts'
import { Designer } from '../shop/designer/Designer.tsx'
import { $replaced, setDesign, setPatch } from '../shop/designer/design.ts'
import { $patch } from '../shop/designer/patch/store.ts'
import { $shared } from '../shop/designer/share/share-design.ts'
import { designerTexts as texts } from '../shop/designer/text.ts'
import { type Answers, answerCalls } from './answers.ts'
import { product } from './browser.ts'

export const preview = page.getByAltText(texts.preview)
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Chooses a file. The driver would send large ones through a socket first. */
export function choose(file: File): void {
  const input = page.getByLabelText(/^(Velg bilde|Bytt bilde)$/).element() as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until the current design is sewn, and returns it. */
export async function sewn(): Promise<PatchDesign> {
  await expect.poll(() => document.querySelector('[data-stage=sewn] img[data-loaded]')).toBeTruthy()
  return $patch.get() as PatchDesign
}

/** Begins a small patch, whose size a chosen picture takes over: a usual one takes five times as long to sew. */
export const beginSmall = (): void => setPatch({ ...firstPatch, size: 40 })

/** Chooses a photo for a small patch, and waits until it is sewn. */
export async function smallWithPhoto(): Promise<PatchDesign> {
  beginSmall()
  choose(await photo())
  await expect.poll(sewn).toHaveProperty('picture')
  return sewn()
}

let photos = 0

/** A photo of this size in pixels, which no plain background surrounds. No two of them are alike. */
export async function photo(width = 80, height = 60): Promise<File> {
  photos += 1
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [colour, ...box] of [
    ['#7cc3ea', 0, 0, 1, 1],
    ['#14492f', 0, 0.6, 1, 0.4],
    ['#c8102e', 0.3, 0.3, 0.2 + photos / 100, 0.4],
  ] as const) {
    if (context) context.fillStyle = colour
    const [x, y, w, h] = box
    context?.fillRect(x * width, y * height, w * width, h * height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'tur.png', {
    type: 'image/png',
  })
}

/** The shop's copy of a picture: see `PixelFile`. */
async function pixelsOf(picture: Blob): Promise<Response> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const header = `P7\n# of ${width} x ${height}\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`
  const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  const plain = new Blob([header, new Uint8Array(pixels)]).stream()
  return new Response(plain.pipeThrough(new CompressionStream('gzip')), {
    headers: { 'content-type': 'application/gzip' },
  })
}

type Shop = Answers & Required<Pick<Answers, 'addCustomDesign' | 'addCustomImage' | 'addToCart'>>

/** The shop's answer to a picture or a design. */
export const recorded = () => ({ id: crypto.randomUUID(), width: 1, height: 1 })

/**
 * An empty designer of a shop that takes each picture, hands out its pixels, and records each design. Change `answers`
 * later to answer otherwise.
 */
export async function openDesigner(own: Answers = {}) {
  const pictures = new Map<string, File>()
  const lines: CartItem[] = []
  const answers: Shop = {
    getCart: () => lines,
    addCustomImage({ body }) {
      const picture = recorded()
      pictures.set(picture.id, imageOf(body))
      return picture
    },
    getCustomImagePixels: ({ path }) =>
      pixelsOf(pictures.get(path.id ?? '') ?? imageOf(asked('addCustomImage').at(-1)?.body)),
    addCustomDesign: recorded,
    addToCart({ body }) {
      const added = { ...(body as CartItem), id: 999_999 + lines.length, product: product(999_999) }
      lines.push(added)
      return added
    },
    ...own,
  }
  const calls = answerCalls(answers)
  const asked = (id: OperationId) => calls.filter((call) => call.id === id)
  setDesign(null)
  $replaced.set(null)
  $shared.set(undefined)
  // The storage is empty: saved designs of another test are gone.
  dispatchEvent(new StorageEvent('storage'))
  await refetchCart()
  await render(
    <main>
      <Designer />
    </main>,
  )
  return { answers, asked }
}

/** The file of an upload. */
export const imageOf = (body: unknown) => (body as FormData).get('image') as File

/** A refusal by the shop. */
export const refusal = (code: ErrorCode, status = 422, headers = {}): Response =>
  Response.json({ code, error: 'Nei' }, { status, headers })
