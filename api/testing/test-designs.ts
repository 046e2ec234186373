import type {
  CustomImage,
  LinkedOrder,
  PatchDesign,
  Proof,
} from '../../modules/shared/contract/api.d.ts'
import { read } from './test-answers.ts'
import type { TestShop } from './test-shop.ts'
import { newShopper } from './test-shopper.ts'

const custom = 999_999

/** A design that is sewn in a second, as it needs no picture. */
export const designInWords = (words: string): PatchDesign => ({
  outline: 'circle',
  size: 40,
  cloth: 'navy',
  edge: 'gold',
  text: { words, style: 'straight', alphabet: 'block', thread: 'white' },
})

/** Records a design in a session of its own; other sessions get copies by its id. */
export async function recordedDesign(
  shop: TestShop,
  words: string,
  changes: Partial<PatchDesign> = {},
): Promise<string> {
  const headers = { 'x-session-id': shop.newSession() }
  const body = { ...designInWords(words), ...changes }
  const answer = shop.call('POST', '/api/custom-designs', { headers, body })
  return (await read<CustomImage>(answer)).id
}

/** An order of ten of each of these designs, paid and confirmed by mail, with its customer and link. */
export async function designOrder(shop: TestShop, designs: readonly string[]) {
  const kari = newShopper(shop)
  const lines = designs.map((customImageId) => ({ productId: custom, quantity: 10, customImageId }))
  const body = { lines }
  await shop.call('POST', '/api/merge-cart', { headers: kari.headers, body })
  const payable = await kari.payable()
  await kari.settle(payable)
  await shop.work()
  const [, token = ''] = /ordre\?token=([\w-]+)/.exec(kari.mails()[0]?.text ?? '') ?? []
  const linked = '/api/linked-order'
  const path = ({ itemId = custom, round = 1 }: Seen) =>
    `${linked}/proofs/${itemId}/rounds/${round}`
  return {
    ...payable,
    id: await kari.orderId(),
    kari,
    token,
    linked: () => read<LinkedOrder>(shop.call('GET', `${linked}?token=${token}`)),
    proof: async (): Promise<Proof> => {
      const { proofs } = await read<LinkedOrder>(shop.call('GET', `${linked}?token=${token}`))
      if (!proofs[0]) throw new Error('The order has no proof')
      return proofs[0]
    },
    approve: (seen: Seen = {}) =>
      shop.call('POST', `${path(seen)}/approval?token=${seen.token ?? token}`, {
        body: { answers: seen.answers ?? 0 },
      }),
    comment: (comment: string, seen: Seen = {}) =>
      shop.call('POST', `${path(seen)}/comment?token=${seen.token ?? token}`, {
        body: { comment, answers: seen.answers ?? 0 },
      }),
  }
}

/** A round as its customer saw it; default: the first one of the first design, unanswered, by the order's own link. */
type Seen = { itemId?: number; round?: number; answers?: number; token?: string }

export type DesignOrder = Awaited<ReturnType<typeof designOrder>>
