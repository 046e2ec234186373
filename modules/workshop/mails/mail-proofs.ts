import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Artwork } from '../../artwork/index.ts'
import { proofPicture } from '../../shared/pictures/thumbnail.ts'
import type { AwaitedDesign } from '../sewing/unapproved-queries.ts'
import { cidOf, mailPicture } from './mail-lines.ts'

/** Maximum large pictures attached to one mail, about 60 kB each. The order's page shows all of them. */
const mostPictures = 8

const twoAtOnce = pLimit(2)

/** Designs as mails show them for the customer to judge, and the pictures attached to the mail. */
export async function mailProofs(
  dependencies: { artwork: Pick<Artwork, 'forStaff'>; log: Logger },
  designs: readonly AwaitedDesign[],
) {
  const drawn = await Promise.all(
    designs.map(({ imageId }, at) =>
      at < mostPictures
        ? twoAtOnce(() =>
            mailPicture(dependencies, imageId, {
              encode: proofPicture,
              cid: cidOf(`${imageId} proof`),
            }),
          )
        : undefined,
    ),
  )
  const pictures = drawn.filter((picture) => picture !== undefined)
  return {
    // Two lines may have one design.
    pictures: [...new Map(pictures.map((picture) => [picture.cid, picture])).values()],
    proofs: designs.map(({ imageId: _, ...design }, at) => {
      const picture = drawn[at]
      return { ...design, imageUrl: picture ? `cid:${picture.cid}` : null }
    }),
  }
}
