import type { BrowserCommand } from 'vitest/node'
import type { BadPicture } from '../../api/testing/bad-pictures/bad-picture.ts'

type Sent = Omit<BadPicture, 'make'> & { base64: string }

declare module 'vitest/browser' {
  interface BrowserCommands {
    badPicture(name: string): Promise<Sent>
  }
}

/** Makes a picture of the corpus for a test in a browser, which has no encoders for most of them. */
export const badPicture: BrowserCommand<[name: string]> = async (_, name): Promise<Sent> => {
  const { badPictures } = await import('../../api/testing/bad-pictures/corpus.ts')
  const found = badPictures.find((one) => one.name === name)
  if (!found) throw new Error(`There is no bad picture "${name}"`)
  const { make, ...rest } = found
  return { ...rest, base64: (await make()).toString('base64') }
}
