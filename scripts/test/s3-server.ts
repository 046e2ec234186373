import type { S3Address } from '../../api/platform/settings/s3-address.ts'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { startChild } from '../rehearsal/child-process.ts'
import { hasPythonTools, s3Server } from './python/python-tools.ts'

const [bucket, region] = ['bilder', 'eu-north-1']
const patience = 30_000

/** The policy of the keys: the permissions that docs/going-live.md asks for. */
const policy = {
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:ListBucket'],
      Resource: '*',
    },
  ],
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

/**
 * An S3-compatible server (Moto) with an empty bucket. It checks the signature and the rights of each call, as it does
 * by default for none: `INITIAL_NO_AUTH_ACTION_COUNT` is the number of calls that set it up.
 */
export async function startS3Server() {
  if (!hasPythonTools())
    throw new Error(
      'The S3 server of the tests is missing: node scripts/test/python/python-tools.ts',
    )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { answers, stop } = startChild(s3Server, ['-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, INITIAL_NO_AUTH_ACTION_COUNT: '4' },
  })
  await answers(patience, () => fetch(`${url}/moto-api/`).then(() => true))
  const keys = await keysOf(url)
  const address: S3Address = { bucketUrl: `${url}/${bucket}`, bucket, region, ...keys }
  const userinfo = `${keys.accessKeyId}:${encodeURIComponent(keys.secretAccessKey)}`
  return {
    address,
    /** The address as the setting. */
    filesUrl: `http://${userinfo}@127.0.0.1:${port}/${bucket}?region=${region}`,
    stop,
  }
}

/** Makes the bucket, and keys for it. */
async function keysOf(url: string): Promise<Pick<S3Address, 'accessKeyId' | 'secretAccessKey'>> {
  const location = `<LocationConstraint>${region}</LocationConstraint>`
  await setUp(`${url}/${bucket}`, 's3', {
    method: 'PUT',
    body: `<CreateBucketConfiguration>${location}</CreateBucketConfiguration>`,
  })
  const account = (action: string, values: Record<string, string> = {}) => {
    const body = { Action: action, Version: '2010-05-08', UserName: 'shop', ...values }
    return setUp(url, 'iam', { method: 'POST', body: new URLSearchParams(body) })
  }
  await account('CreateUser')
  const document = { PolicyName: 'pictures', PolicyDocument: JSON.stringify(policy) }
  await account('PutUserPolicy', document)
  const made = await account('CreateAccessKey')
  const part = (name: string) => new RegExp(`<${name}>(.+?)<`).exec(made)?.[1] ?? ''
  return { accessKeyId: part('AccessKeyId'), secretAccessKey: part('SecretAccessKey') }
}

/** A call from before signatures are checked: the header only names the service. */
async function setUp(url: string, service: string, init: RequestInit): Promise<string> {
  const credential = `Credential=none/20260101/${region}/${service}/aws4_request`
  const authorization = `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host, Signature=none`
  const answer = await fetch(url, { ...init, headers: { authorization } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The S3 server refuses its set-up: ${text}`)
  return text
}
