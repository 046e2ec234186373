import { describe, expect, test } from 'vitest'
import {
  adminLoginPasswordMinLength,
  adminLoginUsernameMinLength,
} from '../site/client/generated/admin/login.ts'
import { ConfigError, loadConfig } from './config.ts'

const mistakes = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('every setting is optional', () => {
  expect(loadConfig({ PORT: '', MAIL_FROM: '' })).toEqual({
    port: 4321,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4321',
    databaseUrl: undefined,
    pools: { requests: 10, jobs: 5, limits: 2 },
    dataDir: '.data',
    administrator: { username: 'admin', password: undefined },
    stripe: undefined,
    stripeApiBase: undefined,
    holdTime: 15 * 60_000,
    smtpUrl: undefined,
    mailFrom: 'Russpatcher <hei@russpatcher.example>',
    contactInbox: undefined,
    campaignDelay: 15_000,
    campaignMailsPerSecond: 20,
    mailWebhookSecret: undefined,
    role: 'all',
    webProcesses: 1,
    trustedProxies: ['127.0.0.0/8', '::1/128'],
    logLevel: 'info',
    production: false,
  })
})

test('every setting can be set', () => {
  const config = loadConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://russpatcher.example/',
    DATABASE_URL: 'postgres://shop:secret@one,two/shop',
    DATA_DIR: '/data',
    ADMIN_USERNAME: 'sjefen',
    ADMIN_PASSWORD: 'rosa-elefant',
    STRIPE_SECRET_KEY: 'secret',
    STRIPE_PUBLISHABLE_KEY: 'publishable',
    STRIPE_WEBHOOK_SECRET: 'webhook',
    STRIPE_API_BASE: 'http://localhost:12111',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'Butikken <hei@shop.example>',
    CONTACT_INBOX: 'post@shop.example',
    CAMPAIGN_DELAY_SECONDS: '0',
    CAMPAIGN_MAILS_PER_SECOND: '0.5',
    MAIL_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    SHOP_ROLE: 'worker',
    WEB_PROCESSES: '4',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'production',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://russpatcher.example',
    stripe: { secretKey: 'secret', publishableKey: 'publishable', webhookSecret: 'webhook' },
    campaignDelay: 0,
    campaignMailsPerSecond: 0.5,
    mailWebhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    role: 'worker',
    webProcesses: 4,
    trustedProxies: ['10.0.0.0/8', '::1/128'],
    production: true,
  })
  expect(config.stripeApiBase?.port).toBe('12111')
})

describe('an invalid setting is reported in one line with its name', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['PUBLIC_URL', 'russpatcher.example'],
    ['DATABASE_URL', 'mysql://shop'],
    ['ADMIN_USERNAME', 'ab'],
    ['ADMIN_PASSWORD', '12345'],
    ['STRIPE_API_BASE', 'ftp://stripe'],
    ['HOLD_MINUTES', '2'],
    ['HOLD_MINUTES', 'lenge'],
    ['SMTP_URL', 'http://mail'],
    ['CONTACT_INBOX', 'nobody'],
    ['SHOP_ROLE', 'king'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', 'alle'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', 'loopback,'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '11'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const lines = mistakes({ [name]: value, MAIL_FROM: 'hei@shop.example' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: `))
  })

  test.each([
    ['ADMIN_USERNAME', adminLoginUsernameMinLength],
    ['ADMIN_PASSWORD', adminLoginPasswordMinLength],
  ])('%s has at least the %i characters that the login requires', (name, minimum) => {
    expect(mistakes({ [name]: 'a'.repeat(minimum - 1) })).toEqual([
      `${name}: has fewer than ${minimum} characters`,
    ])
    expect(() => loadConfig({ [name]: 'a'.repeat(minimum) })).not.toThrow()
  })

  test('the line of TRUSTED_PROXIES says what is wrong and what is allowed', () => {
    expect(mistakes({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/33, x' })).toEqual([
      'TRUSTED_PROXIES: "10.0.0.0/33" is not allowed: a number of proxies from 0 to 10, or a list of addresses, ' +
        'networks such as 10.0.0.0/8, and the names loopback, linklocal, uniquelocal',
    ])
  })

  test('all invalid settings are reported at once', () => {
    expect(mistakes({ PORT: 'abc', SHOP_ROLE: 'king', STRIPE_SECRET_KEY: 'x' })).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^SHOP_ROLE: /),
      expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY: is missing/),
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: is missing/),
    ])
  })

  test('settings that belong together are required together', () => {
    expect(mistakes({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM: is missing: SMTP_URL needs a sender',
    ])
  })
})
