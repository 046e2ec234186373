import { expect, inject, test } from 'vitest'
import { withAuditor } from '../../../scripts/test/page-audit.ts'

/** One after the other: two audits at once would compete for the CPU. The bench audits the other pages. */
test.each(['/', '/products', '/lag-din-egen'])(
  '%s has full Lighthouse scores on a phone, and no layout shift',
  async (path) => {
    const audit = await withAuditor((auditPage) => auditPage(inject('shopUrl') + path))
    expect(audit).toMatchObject({
      ...{ accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0 },
      failures: [],
    })
  },
)
