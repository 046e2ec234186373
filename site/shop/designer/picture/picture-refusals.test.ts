import { describe, expect, test } from 'vitest'
import type { PictureRefusal } from '../../../../api/testing/bad-pictures/bad-picture.ts'
import { badPictures } from '../../../../api/testing/bad-pictures/corpus.ts'
import { honest } from '../../../../api/testing/bad-pictures/strangers.ts'
import { RequestError } from '../../../client/request-error.ts'
import { refusalOf } from './picture-file.ts'
import { refusalBy } from './picture-refusals.ts'

const toasts: Record<PictureRefusal, { title: string; text: string }> = {
  image_unreadable: { title: 'Ugyldig filtype', text: 'Kun PNG, JPG eller GIF filer er tillatt' },
  image_too_large: { title: 'Fil for stor', text: 'Filen må være mindre enn 5MB' },
  image_too_many_pixels: {
    title: 'For mange piksler',
    text: 'Bildet kan ha høyst 50 megapiksler, og 20 000 piksler langs en side.',
  },
}

describe('a bad picture before it is decoded', () => {
  const others = badPictures.filter((one) => !honest.includes(one))

  test.each(honest)('DESIGN-08 refused by its type: $name', async ({ make, type }) => {
    expect(refusalOf({ type, size: (await make()).length })).toEqual(toasts.image_unreadable)
  })

  test.each(others.filter(({ expected }) => expected === 'image_too_large'))(
    'DESIGN-09 refused by its size: $name',
    async ({ make, type }) => {
      expect(refusalOf({ type, size: (await make()).length })).toEqual(toasts.image_too_large)
    },
  )

  test('any other is left to the decoder', async () => {
    for (const { name, make, type, expected } of others) {
      if (expected === 'image_too_large') continue
      expect(refusalOf({ type, size: (await make()).length }), name).toBeUndefined()
    }
  })
})

test.each(Object.entries(toasts))('the shop’s refusal %s has a toast', (code, toast) => {
  const body = JSON.stringify({ code, error: toast.text, field: 'image' })
  expect(refusalBy(new RequestError(422, 'Unprocessable', body))).toEqual(toast)
})
