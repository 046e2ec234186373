import { atom } from 'nanostores'
import { readStored, writeStored } from './storage.ts'

/** A yes-or-no preference that the browser stores; default: no. */
export function rememberedChoice(key: string) {
  const $choice = atom(readStored(key) === 'yes')
  return {
    $choice,
    set(choice: boolean): void {
      $choice.set(choice)
      writeStored(key, choice ? 'yes' : undefined)
    },
  }
}
