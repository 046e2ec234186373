import { expect, test } from 'vitest'
import { isPrivateHost, isThisMachine } from './hosts.ts'

const kinds = [
  ['this machine', ['localhost', 'shop.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1']],
  [
    'a private network',
    [
      'mail',
      'printer.local',
      'mail.internal',
      'mail.home.arpa',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.5',
      '169.254.1.1',
      '[fe80::1]',
      '[fd12::1]',
      '[::ffff:10.0.0.1]',
    ],
  ],
  [
    'elsewhere',
    [
      'mail.example',
      'localhost.example',
      'local.example',
      '0.0.0.0',
      '8.8.8.8',
      '134744072',
      '0x08080808',
      '172.32.0.1',
      '192.169.0.1',
      '11.0.0.1',
      '[2001:db8::1]',
      '[::ffff:8.8.8.8]',
    ],
  ],
] as const

test.each(kinds)('%s has the hosts %j', (kind, hosts) => {
  for (const host of hosts) {
    expect(isThisMachine(host), host).toBe(kind === 'this machine')
    expect(isPrivateHost(host), host).toBe(kind !== 'elsewhere')
  }
})
