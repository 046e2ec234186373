import type { ChartThread, PatchDesign } from '../../shared/contract/api.d.ts'
import { contrastTo } from '../digitizing/contrast.ts'

/** Letters that differ as much from a colour are easily read on it: white on orange, and not navy on blue. */
const readable = 0.22

/** Threads for letters where that of the edge cannot be read; colours only where neither of the plain two can. */
const plain = ['white', 'black'] as const
const coloured = ['red', 'yellow', 'blue', 'green'] as const

/**
 * The thread for a design's text: the wanted one, at first that of the edge, if it stands out from what lies under the
 * letters, or else the first of a few that does, or the one of them that differs most.
 */
export function textThread(patch: PatchDesign, wanted: ChartThread = patch.edge): ChartThread {
  const under = threadsUnder(patch)
  const standsOut = (thread: ChartThread): number => contrastTo(thread, under)
  const most = (among: readonly ChartThread[]): ChartThread =>
    among.reduce((best, next) => (standsOut(next) > standsOut(best) ? next : best))
  const choices = [wanted, most(plain), ...coloured]
  return choices.find((thread) => standsOut(thread) >= readable) ?? most(choices)
}

/** A design whose text has another thread where it could not be read. */
export const withReadableText = <Design extends PatchDesign>(design: Design): Design => {
  const { text } = design
  return text ? { ...design, text: { ...text, thread: textThread(design, text.thread) } } : design
}

/**
 * Colours that may lie under a text: a picture, and the cloth that it leaves bare. A motif leaves the text its own
 * place.
 */
function threadsUnder({ cloth, picture, size }: PatchDesign): ChartThread[] {
  if (!picture) return [cloth]
  const threads = picture.threads.map(({ thread }) => thread)
  const isCovered = !picture.withoutBackground && picture.place.width >= covering * size
  return isCovered ? threads : [cloth, ...threads]
}

/** A picture of such a share of the patch's size leaves no cloth bare; the edge covers the rest. */
const covering = 0.95
