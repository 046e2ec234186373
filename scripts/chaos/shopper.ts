import { createBuyer, type Way } from '../rehearsal/buyer.ts'
import { patientFetch } from '../rehearsal/patient-fetch.ts'
import type { Random } from './random.ts'

/** Ways of payment that paying customers choose from. */
const ways: readonly Way[] = ['card', 'card', 'authorised', 'delayed', 'failed', null]

type Wish = {
  products: readonly number[]
  discountCode: string | null
}

/** One customer's whole visit with the behaviour of a browser: impatient, repeating, sometimes leaving. */
export function createShopper(shopUrl: string, providerUrl: string, random: Random, wish: Wish) {
  const buyer = createBuyer(shopUrl, {
    providerUrl,
    customerEmail: `${crypto.randomUUID()}@example.com`,
    discountCode: wish.discountCode,
    fetch: patientFetch(),
  })
  // Drawn up front, so that other customers do not affect the random sequence.
  const visit = {
    quantities: wish.products.map(() => random.between(1, 2)),
    changesCart: random.chance(0.3),
    pays: random.chance(0.8),
    failsFirst: random.chance(0.2),
    tellsShop: random.chance(0.7),
    tellsTwice: random.chance(0.3),
    way: random.oneOf(ways),
    paysAgain: random.chance(0.5),
  }
  // The shop refuses what is sold out, a used code, and what is paid already.
  const checkOut = () => buyer.checkOut().catch(() => undefined)

  async function change(): Promise<void> {
    const [first] = wish.products
    if (first !== undefined) await buyer.change(first, 1)
  }

  return {
    session: buyer.session,
    email: buyer.email,
    /** Fills the cart, checks out, pays and informs the shop, whatever fails on the way. */
    async visit(): Promise<void> {
      for (const [at, productId] of wish.products.entries())
        await buyer.add({ productId, quantity: visit.quantities[at] ?? 1 })
      let checkout = await checkOut()
      if (visit.changesCart) {
        await change()
        checkout = await checkOut()
      }
      if (!checkout || !visit.pays) return
      if (visit.failsFirst) await buyer.pay(checkout, 'refused card')
      const status = await buyer.pay(checkout, visit.way)
      // A customer whose payment is processing may change the cart and check out again.
      if (status === 'processing' && visit.paysAgain) {
        await change()
        await checkOut()
      }
      if (status !== 'succeeded' && status !== 'processing') return
      if (!visit.tellsShop) return
      for (let time = 0; time < (visit.tellsTwice ? 2 : 1); time++)
        await buyer.confirm(checkout).catch(() => undefined)
    },
  }
}
