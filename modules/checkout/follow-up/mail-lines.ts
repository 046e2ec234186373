import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Cart } from '../../cart/index.ts'
import { customPatch, pictureAt } from '../../catalogue/rules.ts'
import type { MailPicture } from '../../shared/mail.ts'
import { thumbnail } from '../../shared/pictures/thumbnail.ts'
import { picturesOf, type RevisionLine } from '../orders/revision-queries.ts'

type Dependencies = { customImages: Cart['customImages']; publicUrl: string; log: Logger }

/** Own pictures that one mail carries, some 6 kB each; lines beyond show the shop's drawing and their number. */
const mostPictures = 30

const twoAtOnce = pLimit(2)

/**
 * Lines as mails show them, and the customer's pictures that go with the mail: they have no public address, and
 * mail programs show no data URLs. Ordinary patches have absolute addresses in a form that every program draws.
 */
export async function mailLines(
  lines: readonly RevisionLine[],
  { publicUrl, ...dependencies }: Dependencies,
) {
  const ids = [...new Set(picturesOf(lines))]
  const drawn = await Promise.all(
    ids.slice(0, mostPictures).map((id) => twoAtOnce(() => mailPicture(id, dependencies))),
  )
  const isCustom = ({ productId }: RevisionLine) => productId === customPatch.id
  const hasPlain = lines.some((line) => isCustom(line) && !line.customImageId)
  const isAmbiguous = ids.length > 1 || hasPlain
  const pictures = drawn.filter((picture) => picture !== undefined)
  const carried = (id: string | null) => pictures.find(({ cid }) => id && cid === cidOf(id))
  return {
    pictures,
    lines: lines.map(({ name, image, unitPrice, quantity, productId, customImageId }) => {
      const picture = carried(customImageId)
      return {
        name,
        imageUrl: picture
          ? `cid:${picture.cid}`
          : new URL(pictureAt(image, 160, 'png'), publicUrl).href,
        isCustom: productId === customPatch.id,
        ...(isAmbiguous && customImageId && { pictureNumber: ids.indexOf(customImageId) + 1 }),
        unitPrice,
        quantity,
        lineTotal: unitPrice * quantity,
      }
    }),
  }
}

/** Undefined for a picture that is lost: a mail is worth more than its pictures. */
async function mailPicture(
  id: string,
  { customImages, log }: Pick<Dependencies, 'customImages' | 'log'>,
): Promise<MailPicture | undefined> {
  try {
    const { bytes } = await customImages.forStaff(id, 'preview')
    return {
      cid: cidOf(id),
      filename: 'bilde.jpg',
      contentType: 'image/jpeg',
      content: await thumbnail(bytes),
    }
  } catch (error) {
    log.warn({ err: error }, 'A mail goes without the picture of its patch')
    return undefined
  }
}

/** Names the picture within the mail, and tells nothing that the shop would answer to. */
const cidOf = (id: string) =>
  `${createHash('sha256').update(id).digest('hex').slice(0, 24)}@bilde.russpatcher`
