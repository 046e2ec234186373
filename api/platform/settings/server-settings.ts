import { z } from 'zod'
import { oneOf, origin, text, wholeNumber } from './kinds.ts'
import { readTrustedProxies, trustedProxiesAllowed } from './trusted-proxies.ts'

const trustedProxies = z.string().transform((written, context) => {
  const read = readTrustedProxies(written)
  if ('trusted' in read) return read.trusted
  context.addIssue(`"${read.wrong}" is not allowed: ${trustedProxiesAllowed}`)
  return z.NEVER
})

/** The process, and how visitors reach it. */
export const serverSettings = {
  PORT: wholeNumber(1, 65_535).default(4321),
  HOST: text.regex(/^[\w.:%-]+$/, 'is not an address of this machine').default('127.0.0.1'),
  PUBLIC_URL: origin(['http', 'https'], 'https://shop.example').optional(),
  HSTS_SUBDOMAINS: oneOf('0', '1').default('0'),
  TRUSTED_PROXIES: trustedProxies.prefault('loopback'),
  SHOP_ROLE: oneOf('all', 'web', 'worker', 'migrate').default('all'),
  WEB_PROCESSES: wholeNumber(1, 64).default(1),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DEMO: oneOf('0', '1').optional(),
  // A misspelled production would open the stand-ins.
  NODE_ENV: oneOf('production', 'development', 'test').optional(),
}
