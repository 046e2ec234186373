import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const { PATH, NODE_COMPILE_CACHE } = process.env

async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['api/server.ts'], {
    cwd: new URL('../../', import.meta.url).pathname,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, output, errors }
}

test('production without settings refuses to start, with one line for each', async () => {
  const { status, output, errors } = await start({ NODE_ENV: 'production', PORT: 'abc' })
  expect(status).toBe(1)
  expect(output).toBe('')
  expect(errors.trimEnd().split('\n')).toEqual([
    'PORT: is not a whole number from 1 to 65535',
    'DATABASE_URL: is missing: a PostgreSQL server, as postgres://…',
    'PUBLIC_URL: is missing: the address that visitors type, as https://…',
    'SMTP_URL: is missing: the mail server, as smtp://… or smtps://…',
    'MAIL_FROM: is missing: the sender of all mails, as Shop <post@shop.example>',
    "STRIPE_SECRET_KEY: is missing: Stripe's secret key, sk_…",
    "STRIPE_PUBLISHABLE_KEY: is missing: Stripe's key for browsers, pk_…",
    "STRIPE_WEBHOOK_SECRET: is missing: the secret that signs Stripe's events, whsec_…",
    'ADMIN_PASSWORD: is missing: at least 6 characters, while there is no administrator',
    'DEMO: is not 1: only a demo runs without these settings',
  ])
})
