import { expect, test } from 'vitest'
import { readS3Address } from './s3-address.ts'

test('an address has the keys, the bucket and the region of a store', () => {
  expect(
    readS3Address('https://AK%2B1:s%2Fe%3Ac%40@s3.example:9000/shop.bilder/?region=auto'),
  ).toEqual({
    bucketUrl: 'https://s3.example:9000/shop.bilder',
    bucket: 'shop.bilder',
    region: 'auto',
    accessKeyId: 'AK+1',
    secretAccessKey: 's/e:c@',
  })
  expect(readS3Address('http://key:secret@127.0.0.1:9000/bilder')?.region).toBe('us-east-1')
})

test.each([
  ['no URL', 'bilder'],
  ['another protocol', 's3://key:secret@host/bucket'],
  ['no keys', 'https://host/bucket'],
  ['no secret', 'https://key@host/bucket'],
  ['no bucket', 'https://key:secret@host'],
  ['a folder in the bucket', 'https://key:secret@host/bucket/folder'],
  ['a secret that is not percent-encoded', 'https://key:se/cret@host/bucket'],
  ['a secret that is wrongly encoded', 'https://key:50%@host/bucket'],
  ['a region that is none', 'https://key:secret@host/bucket?region=eu north'],
  ['an unknown part', 'https://key:secret@host/bucket?regoin=eu-north-1'],
])('an address is refused that has %s', (_mistake, text) => {
  expect(readS3Address(text)).toBeUndefined()
})
