import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { discountCode } from '../../testing/discount-code.ts'
import { DiscountEntry } from './DiscountEntry.tsx'

const shown = (changes: Partial<DiscountCode>): string =>
  renderToStaticMarkup(<DiscountEntry code={discountCode(changes)} onEdit={() => undefined} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\s/g, ' ')

test('ADISC-01 ADISC-06 ADISC-07 ADISC-08 a code shows its benefit, period and conditions', () => {
  const full = shown({
    ...{ code: 'FEMTI', description: 'Til alle <b>russ</b>', type: 'fixed', value: 50 },
    ...{ minimumAmount: 200_00, maxUses: 100, currentUses: 3, validUntil: '2099-05-17' },
    excludeCustomPatches: true,
  })
  for (const part of [
    'FEMTI',
    'Aktiv',
    'Til alle &lt;b&gt;russ&lt;/b&gt;',
    '50 kr rabatt',
    'Brukt 3/100',
    'Minstekjøp 200 kr',
    'Utløper 17.05.2099',
    'Gjelder ikke tilpassede patches',
  ])
    expect(full).toContain(`|${part}|`)
  const plain = shown({ isActive: false })
  for (const part of ['Inaktiv', '17 % rabatt', 'Brukt 0/∞', 'Minstekjøp 0 kr', 'Ingen utløpsdato'])
    expect(plain).toContain(`|${part}|`)
  expect(plain).not.toContain('tilpassede')
  expect(shown({ validUntil: '2020-01-01' })).toContain('|Utløpt|')
  const empty = shown({ maxUses: 2, currentUses: 2, heldUses: 1 })
  for (const part of ['Oppbrukt', 'Brukt 2/2', '1 venter på betaling'])
    expect(empty).toContain(`|${part}|`)
})
