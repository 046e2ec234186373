import { randomInt } from 'node:crypto'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** `RP-` and eight random upper-case letters or digits (specification, section 3). */
export function newOrderNumber(): string {
  const random = Array.from({ length: 8 }, () => characters[randomInt(characters.length)])
  return `RP-${random.join('')}`
}
