import { atom } from 'nanostores'
import type { CartAddition } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { serverText } from '../../client/request-error.ts'
import { showError } from '../../ui/toast/toast.ts'
import { mergeCart, missingText } from '../cart/index.ts'
import { openCart } from '../header/index.ts'
import { linkedOrderTexts as texts } from './text.ts'

/** A line of the order, as the cart takes it, with its name at the time. */
export type BoughtLine = CartAddition & { name: string }

/** Sentences on the units of the order that the cart lacks. */
export const $missing = atom<readonly string[]>([])

/**
 * Puts the order's patches into the cart, as many as were bought; a second press adds nothing. Opens the cart if it has
 * them all.
 */
export const { run: buyAgain, $isRunning: $isBuying } = action(
  async (bought: readonly BoughtLine[]): Promise<void> => {
    const missing = await mergeCart(bought.map(({ name: _, ...line }) => line))
    $missing.set(missing.map((one) => missingText(one, nameOf(bought, one))))
    if (missing.length === 0) openCart()
  },
  (error) => showError(texts.againFailed, serverText(error) ?? texts.tryAgain),
)

const nameOf = (
  bought: readonly BoughtLine[],
  { productId, customImageId }: Omit<CartAddition, 'quantity'>,
): string =>
  bought.find((line) => line.productId === productId && line.customImageId === customImageId)
    ?.name ?? ''
