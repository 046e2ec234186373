import { describe, expect, test } from 'vitest'
import {
  adminLoginPasswordMinLength,
  adminLoginUsernameMinLength,
} from '../../../site/client/generated/admin/login.ts'
import { ConfigError, loadConfig } from './config.ts'
import { missingSettings } from './required-settings.ts'

const mistakes = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

/** The settings that production needs. */
const shopSettings = {
  DATABASE_URL: 'postgres://shop:secret@one,two/shop',
  PUBLIC_URL: 'https://russpatcher.example/',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Butikken <hei@shop.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const testKeys = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }

test('every setting is optional', () => {
  expect(loadConfig({ PORT: '', MAIL_FROM: '' })).toEqual({
    port: 4321,
    host: '127.0.0.1',
    hstsSubdomains: false,
    publicUrl: 'http://localhost:4321',
    databaseUrl: undefined,
    directUrl: undefined,
    ownerUrl: undefined,
    pools: { requests: 10, jobs: 5, limits: 2 },
    dataDir: '.data',
    diskFloor: 2_000_000_000,
    filesStore: undefined,
    administrator: { username: 'admin', password: undefined },
    stripe: undefined,
    stripeApiBase: undefined,
    stripeCallsPerSecond: 80,
    isVatRegistered: true,
    holdTime: 15 * 60_000,
    smtpUrl: undefined,
    mailFrom: 'Russpatcher <hei@russpatcher.example>',
    contactInbox: undefined,
    campaignDelay: 15_000,
    campaignMailsPerSecond: 20,
    confirmsSubscriptions: false,
    mailWebhookSecret: undefined,
    role: 'all',
    webProcesses: 1,
    trustedProxies: ['127.0.0.0/8', '::1/128'],
    metricsPort: undefined,
    logLevel: 'info',
    production: false,
    takesTestCards: false,
    isDemo: true,
    opensStandIns: false,
  })
})

test.each([
  [true, shopSettings, { NODE_ENV: 'production' }],
  [true, shopSettings, { DEMO: '0' }],
  [false, {}, { NODE_ENV: 'production', DEMO: '1' }],
  [false, {}, { NODE_ENV: 'development' }],
  [true, shopSettings, {}],
  [false, shopSettings, { NODE_ENV: 'production', NEWSLETTER_CONFIRM: '0' }],
  [true, {}, { DEMO: '1', NEWSLETTER_CONFIRM: '1' }],
])('subscriptions wait for confirmation (%s) with %j and %j', (waits, settings, mode) => {
  expect(loadConfig({ ...settings, ...mode }).confirmsSubscriptions).toBe(waits)
})

test('every setting can be set', () => {
  const config = loadConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    ...shopSettings,
    DATABASE_DIRECT_URL: 'postgres://shop:secret@three/shop',
    DATABASE_OWNER_URL: 'postgres://owner:secret@three/shop',
    DATA_DIR: '/data',
    FILES_URL: 'https://nokkel:hemme%2Flig@store.example/bilder?region=eu-north-1',
    ADMIN_USERNAME: 'sjefen',
    ADMIN_PASSWORD: 'rosa-elefant',
    STRIPE_API_BASE: 'http://localhost:12111',
    CONTACT_INBOX: 'post@shop.example',
    CAMPAIGN_DELAY_SECONDS: '0',
    CAMPAIGN_MAILS_PER_SECOND: '0.5',
    MAIL_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    SHOP_ROLE: 'worker',
    WEB_PROCESSES: '4',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'production',
    DEMO: '0',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://russpatcher.example',
    directUrl: 'postgres://shop:secret@three/shop',
    ownerUrl: 'postgres://owner:secret@three/shop',
    stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
    filesStore: {
      bucketUrl: 'https://store.example/bilder',
      bucket: 'bilder',
      region: 'eu-north-1',
      accessKeyId: 'nokkel',
      secretAccessKey: 'hemme/lig',
    },
    campaignDelay: 0,
    campaignMailsPerSecond: 0.5,
    mailWebhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    role: 'worker',
    webProcesses: 4,
    trustedProxies: ['10.0.0.0/8', '::1/128'],
    production: true,
    isDemo: false,
    opensStandIns: false,
  })
  expect(config.stripeApiBase?.port).toBe('12111')
})

test('the floor of the disk counts where pictures or the database are on it', () => {
  const databaseUrl = { DATABASE_URL: 'postgres://shop:secret@one/shop' }
  const filesUrl = { FILES_URL: 'https://nokkel:hemmelig@store.example/bilder' }
  const floorOf = (settings: object) => loadConfig({ DISK_FLOOR_GB: '0.5', ...settings }).diskFloor
  expect([{}, databaseUrl, filesUrl].map(floorOf)).toEqual([500_000_000, 500_000_000, 500_000_000])
  expect(floorOf({ ...databaseUrl, ...filesUrl })).toBeUndefined()
})

describe('an invalid setting is reported in one line with its name and what is allowed', () => {
  /** Names of settings, what is allowed, and values that are not. */
  const wrong = [
    ['PORT', 'a whole number from 1 to 65535', 'abc', '0', '70000', '-1.5', ' ', '0x50'],
    ['HOST', 'an address of this machine', 'a b'],
    ['PUBLIC_URL', 'https://', 'russpatcher.example', 'https://'],
    [
      ...['PUBLIC_URL', 'without a path'],
      'https://localhost/patches',
      'https://localhost?a=b',
      'https://localhost/#top',
      'https://shop:secret@localhost',
    ],
    ['DATABASE_URL', 'postgres://', 'mysql://shop', 'postgres://shop:secret@db.example:99999/shop'],
    ['DATABASE_URL', 'percent-encoded', 'postgres://shop:100%@db.example/shop'],
    ['DATABASE_URL', 'read-write or primary', 'postgres://one,two/shop?target_session_attrs=any'],
    ['DATA_DIR', 'is empty', ' '],
    ['DATABASE_POOL', 'a whole number from 1 to 1000', '0'],
    ['DATABASE_JOBS_POOL', 'a whole number from 1 to 1000', 'mange'],
    ['DATABASE_LIMITS_POOL', 'a whole number from 1 to 1000', '1001'],
    ['FILES_URL', 'https://KEY:SECRET@host/bucket', '/srv/bilder'],
    ['ADMIN_USERNAME', '3 characters', 'ab'],
    ['ADMIN_PASSWORD', '6 characters', '12345'],
    ['STRIPE_API_BASE', 'https://', 'ftp://stripe', 'https://'],
    ['DISK_FLOOR_GB', 'a number from 0 to 100000', '-1', '2 GB'],
    ['STRIPE_CALLS_PER_SECOND', 'a number from 1 to 10000', '0'],
    ['HOLD_MINUTES', 'a number from 3 to 1440', '2', 'lenge', ' '],
    ['VAT_REGISTERED', '0, 1', 'nei'],
    ['SMTP_URL', 'smtp://', 'http://mail', 'smtp://', 'smtp://shop:100%@mail.example'],
    [
      ...['MAIL_FROM', 'Shop <post@shop.example>'],
      ...['Butikken', 'Butikken <hei>', 'Butikken\nBcc: hei <hei@shop.example>'],
    ],
    ['CONTACT_INBOX', 'post@shop.example', 'nobody'],
    ['CAMPAIGN_DELAY_SECONDS', 'a number from 0 to 600', '601'],
    ['CAMPAIGN_MAILS_PER_SECOND', 'a number from 0.1 to 10000', '0'],
    ['NEWSLETTER_CONFIRM', '0, 1', 'ja'],
    ['MAIL_WEBHOOK_SECRET', 'whsec_', 'hemmelig'],
    ['SHOP_ROLE', 'all, web, worker, migrate', 'king'],
    ['WEB_PROCESSES', 'a whole number from 1 to 64', '0', 'alle'],
    [
      ...['TRUSTED_PROXIES', 'a number of proxies from 0 to 10'],
      ...['nginx', '10.0.0.0/33', '0.0.0.0/0', 'loopback,', '-1', '11'],
    ],
    [
      ...['STRIPE_API_BASE', 'without a path'],
      'http://localhost:12111/v1',
      'http://localhost:12111?a=b',
      'http://shop:secret@localhost:12111',
    ],
    ['LOG_LEVEL', 'debug, info', 'loud'],
    ['DEMO', '0, 1', 'ja'],
    ['NODE_ENV', 'production, development, test', 'prod', 'production '],
  ]

  test.each(
    wrong.flatMap(([name, allowed, ...values]) => values.map((value) => [name, value, allowed])),
  )('%s=%s', (name = '', value = '', allowed = '') => {
    const lines = mistakes({ MAIL_FROM: 'hei@shop.example', [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: `))
    expect(lines[0]).toContain(allowed)
    expect(lines[0]).not.toMatch(/secret@|100%/)
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'sk_live_, sk_test_, rk_live_ or rk_test_'],
    ['STRIPE_SECRET_KEY', 'whsec_1', 'sk_live_, sk_test_, rk_live_ or rk_test_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'pk_live_ or pk_test_'],
    ['STRIPE_PUBLISHABLE_KEY', 'whsec_1', 'pk_live_ or pk_test_'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_1', 'whsec_'],
    ['STRIPE_SECRET_KEY', 'sk_live_…', 'sk_live_, sk_test_, rk_live_ or rk_test_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…', 'whsec_'],
  ])("%s=%s is another of Stripe's keys", (name, value, allowed) => {
    const lines = mistakes({ ...shopSettings, [name]: value })
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .*begins with ${allowed}$`)),
    ])
    expect(lines[0]).not.toContain(value)
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

  test('a live key and a test key are no pair', () => {
    expect(mistakes({ ...shopSettings, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: is no pair with STRIPE_SECRET_KEY: both are live keys, or both test keys',
    ])
  })

  test('all invalid settings are reported at once', () => {
    expect(mistakes({ PORT: 'abc', SHOP_ROLE: 'king', STRIPE_SECRET_KEY: 'x' })).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^SHOP_ROLE: /),
      expect.stringMatching(/^STRIPE_SECRET_KEY: is not/),
      expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY: is missing/),
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: is missing/),
    ])
  })

  test('a direct URL is checked as the other one, and names no pooler where they are the same', () => {
    const { DATABASE_URL } = shopSettings
    expect(mistakes({ DATABASE_URL, DATABASE_DIRECT_URL: 'mysql://shop' })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL: is not postgres:/),
    ])
    const config = loadConfig({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })
    expect(config).toMatchObject({ databaseUrl: DATABASE_URL, directUrl: undefined })
  })

  test('settings that belong together are required together', () => {
    expect(mistakes({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM: is missing: SMTP_URL needs a sender',
    ])
    expect(mistakes({ DATABASE_DIRECT_URL: shopSettings.DATABASE_URL })).toEqual([
      'DATABASE_URL: is missing: the pooler in front of DATABASE_DIRECT_URL',
    ])
    expect(mistakes({ DATABASE_OWNER_URL: shopSettings.DATABASE_URL })).toEqual([
      'DATABASE_URL: is missing: the shop uses the database that DATABASE_OWNER_URL migrates',
    ])
  })
})

describe.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'production', DEMO: '0' }, { DEMO: '0' }])(
  'with %j, no stand-in replaces what is missing',
  (mode) => {
    test('a shop with all settings is no demo', () => {
      expect(loadConfig({ ...shopSettings, ...mode })).toMatchObject({
        isDemo: false,
        opensStandIns: false,
      })
    })

    test.each(Object.keys(shopSettings))('a missing %s is one line with its name', (name) => {
      const env = { ...shopSettings, ADMIN_PASSWORD: 'rosa-elefant', [name]: '', ...mode }
      expect(mistakes(env)).toEqual([expect.stringMatching(new RegExp(`^${name}: is missing: .+`))])
    })

    test('all that is missing is reported at once, with the way to a demo', () => {
      expect(mistakes(mode).map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
        ...Object.keys(shopSettings).map((name) => `${name}: is missing`),
        'ADMIN_PASSWORD: is missing',
        'DEMO: is not 1',
      ])
    })

    test.each(['web', 'worker', 'all'])('the role %s needs the same settings', (SHOP_ROLE) => {
      expect(mistakes({ SHOP_ROLE, ...mode })).toEqual(mistakes(mode))
    })

    test('a command that only uses the database needs nothing else', () => {
      expect(loadConfig({ DATABASE_URL: 'postgres://shop', ...mode }, 'database')).toMatchObject({
        databaseUrl: 'postgres://shop',
      })
      expect(() => loadConfig(mode, 'database')).toThrow(/^DATABASE_URL: is missing: .+$/)
    })

    test.each(['http://russpatcher.example', ' http://russpatcher.example'])(
      'PUBLIC_URL begins with https://, unlike %j',
      (PUBLIC_URL) => {
        expect(mistakes({ ...shopSettings, PUBLIC_URL, ...mode })).toEqual([
          'PUBLIC_URL: does not begin with https://',
        ])
      },
    )
  },
)

describe('a demo', () => {
  test('needs no setting, in production as well when DEMO says so', () => {
    for (const env of [{}, { DEMO: '1' }, { DEMO: '1', NODE_ENV: 'production' }])
      expect(mistakes(env)).toEqual([])
  })

  test('opens its stand-ins to other machines when DEMO says so', () => {
    expect(loadConfig({}).opensStandIns).toBe(false)
    expect(loadConfig({ DEMO: '1' }).opensStandIns).toBe(true)
  })

  test.each([
    ['Stripe', { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
    ['the mail server', { SMTP_URL: '' }],
  ])('is a shop on this machine with a stand-in for %s', (_name, unset) => {
    const env = { ...shopSettings, PUBLIC_URL: 'http://localhost:4321', ...unset }
    expect(loadConfig(env).isDemo).toBe(true)
  })

  test('is a shop with all its settings when DEMO says so', () => {
    for (const NODE_ENV of ['', 'production'])
      expect(loadConfig({ ...shopSettings, DEMO: '1', NODE_ENV }).isDemo).toBe(true)
  })

  test('is a shop whose customers pay with test cards', () => {
    const env = { ...shopSettings, ...testKeys, NODE_ENV: 'production' }
    for (const base of ['', 'https://api.stripe.com'])
      expect(loadConfig({ ...env, STRIPE_API_BASE: base })).toMatchObject({
        takesTestCards: true,
        isDemo: true,
      })
    const withOwnProvider = { ...env, STRIPE_API_BASE: 'http://localhost:12111' }
    expect(loadConfig(withOwnProvider)).toMatchObject({ takesTestCards: false, isDemo: false })
  })

  test('is no shop whose database alone is embedded', () => {
    const env = { ...shopSettings, PUBLIC_URL: 'http://127.0.0.1:4321', DATABASE_URL: '' }
    expect(loadConfig(env).isDemo).toBe(false)
  })
})

describe('a PUBLIC_URL that is not this machine', () => {
  const PUBLIC_URL = 'https://russpatcher.example'

  test.each([{}, { NODE_ENV: 'development' }])(
    'has no stand-ins with %j: the shop names each missing setting, and the way to a demo',
    (mode) => {
      const names = Object.keys(shopSettings).filter((name) => name !== 'PUBLIC_URL')
      expect(
        mistakes({ PUBLIC_URL, ...mode }).map((line) => line.split(': ').slice(0, 2).join(': ')),
      ).toEqual([
        ...names.map((name) => `${name}: is missing`),
        'ADMIN_PASSWORD: is missing',
        'DEMO: is not 1',
      ])
      expect(mistakes({ ...shopSettings, SMTP_URL: '', ...mode })).toEqual([
        'SMTP_URL: is missing: the mail server, as smtp://… or smtps://…',
        'DEMO: is not 1: PUBLIC_URL is another machine, where only a demo runs without these settings',
      ])
    },
  )

  test('runs with all settings, and as a demo when DEMO says so', () => {
    expect(loadConfig(shopSettings)).toMatchObject({ isDemo: false, opensStandIns: false })
    expect(loadConfig({ PUBLIC_URL, DEMO: '1' })).toMatchObject({ isDemo: true })
  })

  test.each([
    'http://localhost:4321',
    'http://127.0.0.1:4321',
    'http://[::1]',
    'http://a.localhost',
  ])('is not %s, which runs without settings', (own) => {
    expect(mistakes({ PUBLIC_URL: own })).toEqual([])
  })
})

describe('the image without stand-ins', () => {
  const missing = (env: Record<string, string>) => missingSettings(env, 'shop', false)

  test.each([{ DEMO: '1' }, { NODE_ENV: 'development' }, { NODE_ENV: 'production', DEMO: '1' }])(
    'with %j names what is missing, and says that nothing replaces it',
    (mode) => {
      expect(missing({ ...shopSettings, MAIL_FROM: '', ...mode })).toEqual([
        'MAIL_FROM: is missing: the sender of all mails, as Shop <post@shop.example>',
        "DEMO: replaces nothing: this image has no stand-ins, the Dockerfile's target `demo` has them",
      ])
      expect(missingSettings(mode, 'database', false)).toEqual([
        'DATABASE_URL: is missing: a PostgreSQL server, as postgres://…',
        expect.stringMatching(/^DEMO: replaces nothing/),
      ])
    },
  )

  test('does not offer to run as a demo', () => {
    expect(missing({ NODE_ENV: 'production' }).at(-1)).toMatch(/^DEMO: replaces nothing/)
  })

  test('runs with all settings, whatever DEMO says', () => {
    for (const DEMO of ['', '0', '1']) expect(missing({ ...shopSettings, DEMO })).toEqual([])
  })
})

test.each([
  ['127.0.0.1', 'http://localhost:4321'],
  ['0.0.0.0', 'http://localhost:4321'],
  ['::', 'http://localhost:4321'],
  ['192.0.2.2', 'http://192.0.2.2:4321'],
  ['2001:db8::1', 'http://[2001:db8::1]:4321'],
])('without PUBLIC_URL, a shop that listens at %s has the address %s', (HOST, publicUrl) => {
  expect(loadConfig({ HOST }).publicUrl).toBe(publicUrl)
})

test('METRICS_PORT is a port of its own', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464)
  expect(mistakes({ METRICS_PORT: '0' })).toEqual([
    'METRICS_PORT: is not a whole number from 1 to 65535',
  ])
  expect(mistakes({ METRICS_PORT: '4321' })).toEqual(['METRICS_PORT: is the same as PORT'])
})
