import type { StoredFile } from '../store.ts'

/** A part of a bucket's list; `next` is the token of the following part. */
export type S3List = { files: StoredFile[]; next: string | undefined }

/** Reads the answer of ListObjectsV2; undefined when it is none. A file without a readable time is left out. */
export function readS3List(xml: string): S3List | undefined {
  if (!xml.includes('<ListBucketResult')) return undefined
  const files: StoredFile[] = []
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const changed = new Date(textOf(entry, 'LastModified') ?? Number.NaN)
    const name = textOf(entry, 'Key')
    if (name && !Number.isNaN(changed.getTime())) files.push({ name, changed })
  }
  return { files, next: textOf(xml, 'NextContinuationToken') }
}

const textOf = (xml: string, name: string) => {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text && unescaped(text)
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
