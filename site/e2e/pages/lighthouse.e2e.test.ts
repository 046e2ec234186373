import { expect, inject, test } from 'vitest'
import { auditPage } from '../../../scripts/test/page-audit.ts'

/** One after the other: two audits at once would compete for the CPU. */
test.each(['/', '/products', '/lag-din-egen'])(
  '%s has full Lighthouse scores on a phone, and no layout shift',
  async (path) => {
    expect(await auditPage(inject('shopUrl') + path)).toMatchObject({
      ...{ accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0 },
      failures: [],
    })
  },
)
