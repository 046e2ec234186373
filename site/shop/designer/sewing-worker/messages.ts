import type { Limit, PictureFacts, Pixels, Under } from '../../../../modules/embroidery/rules.ts'
import type {
  ChartThread,
  DesignPicture,
  PatchDesign,
} from '../../../../modules/shared/contract/api.d.ts'

export type Size = { width: number; height: number }

/** A request of the page to the sewing worker, which holds the pixels and sews. A picture is known by its number. */
export type Request = {
  id: number
} /** The customer's file of `size` pixels, before the shop has it; the design takes over the form of the one before. */ & (
  | { kind: 'preview'; file: Blob; size: Size; before: PatchDesign | undefined }
  /** The shop's copy of it: see PixelFile. */
  | { kind: 'open'; picture: number; file: Blob }
  | { kind: 'suggest'; picture: number; most: number; withoutBackground: boolean }
  /** The background is taken out or put back, of a picture with so many threads. */
  | { kind: 'turn'; picture: number; count: number; withoutBackground: boolean }
  | { kind: 'sew'; picture?: number | undefined; patch: PatchDesign }
  /** Asks for a design that is less detailed. */
  | { kind: 'simplify'; picture: number; patch: PatchDesign }
  | { kind: 'motif'; name: string; threads: readonly ChartThread[] }
)

/** Copies that the worker holds at most: the one on the page, and the one before it. */
export const mostHeld = 2

/** A polyline in mm from the middle of the patch, closed. */
export type Line = readonly (readonly [x: number, y: number])[]

/** A first preview of a patch, and all that a drag needs until the next one. */
export type Coarse = {
  /** The patch without its stitches, transparent outside; undefined without a picture. */
  pixels?: Pixels | undefined
  /** Its text alone, in a picture of the same size. */
  letters?: Pixels | undefined
  /** The outline of the patch; undefined for one that follows its picture. */
  outline?: Line | undefined
}

/** A patch as it will be sewn, as an SVG of `width` by `height` mm with the patch in its middle. */
export type Sewn = Size & {
  picture: Blob
  outline: Line
  /** Number of sewn threads, that of the edge included: some of the design's may lie outside the patch. */
  threads: number
}

/**
 * A first preview of a design with a picture that the shop does not have yet, from the browser's own decoding.
 * Other decoders may find other colours, so it is only shown. `thumbnail` is the picture as a data URL, small enough to
 * be stored.
 */
export type FirstPreview = { pixels: Pixels; patch: PatchDesign; thumbnail: string }

/** Answers, each to the request with its id. Of `sew` only the latest is answered. */
export type Answer = { id: number } & (
  | ({ kind: 'previewed' } & FirstPreview)
  | { kind: 'opened'; facts: PictureFacts }
  | { kind: 'suggested'; threads: DesignPicture['threads']; under: Under }
  /** `facts` tell where the picture is placed; their size is that of the original. */
  | {
      kind: 'turned'
      threads: DesignPicture['threads']
      under: Under
      facts: Pick<PictureFacts, 'size' | 'subject'>
    }
  | { kind: 'simplified'; patch: PatchDesign }
  | ({ kind: 'coarse' } & Coarse)
  /** The whole picture in the design's threads, transparent where nothing is sewn. */
  | { kind: 'layer'; layer: Pixels }
  | ({ kind: 'sewn' } & Sewn)
  /** Details that will not sew well; the last answer to a design. */
  | { kind: 'limits'; limits: readonly Limit[] }
  | { kind: 'motif'; picture: Blob }
  | { kind: 'failed'; reason: string }
)
