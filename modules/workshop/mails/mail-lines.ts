import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Artwork } from '../../artwork/index.ts'
import { customPatch, pictureAt } from '../../catalogue/rules.ts'
import { picturesOf } from '../../orders/index.ts'
import type { MailPicture } from '../../shared/mail.ts'
import { thumbnail } from '../../shared/pictures/thumbnail.ts'
import type { SewnLine } from '../sewing/sewn-line-queries.ts'

type Dependencies = { artwork: Pick<Artwork, 'forStaff'>; publicUrl: string; log: Logger }

/**
 * Maximum customer pictures attached to one mail, about 6 kB each. Further lines show the shop's drawing and a picture
 * number.
 */
const mostPictures = 30

const twoAtOnce = pLimit(2)

/**
 * Lines as mails show them, and the customer pictures attached to the mail. Those pictures have no public address, and
 * mail programs block data URLs. Ordinary patches get absolute PNG addresses, which every mail program shows.
 */
export async function mailLines(
  { publicUrl, ...dependencies }: Dependencies,
  lines: readonly SewnLine[],
) {
  const ids = [...new Set(picturesOf(lines))]
  const drawn = await Promise.all(
    ids
      .slice(0, mostPictures)
      .map((id) =>
        twoAtOnce(() => mailPicture(dependencies, id, { encode: thumbnail, cid: cidOf(id) })),
      ),
  )
  const isCustom = ({ productId }: SewnLine) => productId === customPatch.id
  const hasPlain = lines.some((line) => isCustom(line) && !line.customImageId)
  const isAmbiguous = ids.length > 1 || hasPlain
  const pictures = drawn.filter((picture) => picture !== undefined)
  const carried = (id: string | null) => pictures.find(({ cid }) => id && cid === cidOf(id))
  return {
    pictures,
    lines: lines.map(({ name, image, unitPrice, quantity, productId, customImageId, form }) => {
      const picture = carried(customImageId)
      return {
        name,
        imageUrl: picture
          ? `cid:${picture.cid}`
          : new URL(pictureAt(image, 160, 'png'), publicUrl).href,
        isCustom: productId === customPatch.id,
        ...(form ? { form } : customImageId && { isUndesigned: true }),
        ...(isAmbiguous && customImageId && { pictureNumber: ids.indexOf(customImageId) + 1 }),
        unitPrice,
        quantity,
        lineTotal: unitPrice * quantity,
      }
    }),
  }
}

/** A customer's picture, as a mail carries it. Undefined when the picture can't be read: a mail without it is better than no mail. */
export async function mailPicture(
  { artwork, log }: Pick<Dependencies, 'artwork' | 'log'>,
  id: string,
  { encode, cid }: { encode(bytes: Buffer): Promise<Buffer>; cid: string },
): Promise<MailPicture | undefined> {
  try {
    const { bytes } = await artwork.forStaff(id, 'preview')
    return {
      cid,
      filename: 'bilde.jpg',
      contentType: 'image/jpeg',
      content: await encode(bytes),
    }
  } catch (error) {
    log.warn({ err: error }, 'A mail is sent without the picture of its patch')
    return undefined
  }
}

/** A picture's content id in a mail. It is a hash, so it does not reveal the picture's id. */
export const cidOf = (id: string) =>
  `${createHash('sha256').update(id).digest('hex').slice(0, 24)}@bilde.russpatcher`
