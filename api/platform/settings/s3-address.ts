import { decoded } from './decoded.ts'

/** A bucket of an S3-compatible store, and the keys to it. */
export type S3Address = {
  /** With the bucket as its path, without a slash at the end. */
  bucketUrl: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const s3AddressAllowed =
  'https://KEY:SECRET@host/bucket?region=eu-north-1, with KEY and SECRET percent-encoded'

/** Each signature names a region: this one for a store that has none. */
const anyRegion = 'us-east-1'

/**
 * Reads https://KEY:SECRET@host:port/bucket?region=REGION. Undefined for any other form, without a reason: a reason
 * could repeat a part of the secret.
 */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.hash) return undefined
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  const bucket = /^\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])\/?$/i.exec(url.pathname)?.[1]
  const { region = anyRegion, ...others } = Object.fromEntries(url.searchParams)
  if (!accessKeyId || !secretAccessKey || !bucket) return undefined
  if (!/^[a-z0-9-]+$/i.test(region) || Object.keys(others).length > 0) return undefined
  return { bucketUrl: `${url.origin}/${bucket}`, bucket, region, accessKeyId, secretAccessKey }
}
