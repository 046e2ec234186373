import { expect, inject, test } from 'vitest'
import { type Audit, withAuditor } from '../../../scripts/test/page-audit.ts'

const pages = ['/', '/products', '/lag-din-egen']

/** Sequential: two audits at once would compete for the CPU. The bench audits the other pages. */
test('three pages have full Lighthouse scores on a phone, and no layout shift', async () => {
  const audits: Record<string, Audit> = {}
  await withAuditor(async (audit) => {
    for (const path of pages) audits[path] = await audit(inject('shopUrl') + path)
  })
  const perfect = { accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0, failures: [] }
  expect(audits).toMatchObject(Object.fromEntries(pages.map((path) => [path, perfect])))
})
