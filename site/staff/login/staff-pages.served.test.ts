import { expect, test } from 'vitest'
import { textOf } from '../../../scripts/test/served/served-page.ts'
import { paths } from '../../paths.ts'

test('ALOGIN-01 ADASH-01 the pages of staff are not for search engines', async () => {
  const { adminLogin, adminDashboard, pickingList, packingSlips } = paths
  for (const path of [adminLogin(), adminDashboard(), pickingList(), packingSlips()])
    expect(await textOf(path), path).toMatch(/<meta name="robots" content="[^"]*noindex/)
})
