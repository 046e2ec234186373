import { expect, test } from 'vitest'
import { textOf } from '../../../scripts/test/served/served-page.ts'

test.each(['/checkout', '/order-confirmation', '/unsubscribe', '/admin/login'])(
  'OFFER-01 the week’s offer does not open over %s, as it would over any other page',
  async (path) => {
    const popUp = 'id="ukens-pop-up"'
    expect(await textOf(path)).not.toContain(popUp)
    expect(await textOf('/om-oss')).toContain(popUp)
  },
)
