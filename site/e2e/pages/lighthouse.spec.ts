import { expect, inject, test } from 'vitest'
import { type Audit, withAuditor } from '../../../scripts/test/page-audit.ts'
import { publicPages } from '../../../scripts/test/public-pages.ts'

/** One after the other: two at once would share a processor and a browser's attention. */
test('every public page gets full marks on a phone, and none jumps', async () => {
  const audits: Record<string, Audit> = {}
  await withAuditor(async (audit) => {
    for (const { path, noindex } of publicPages)
      audits[path] = await audit(inject('shopUrl') + path, noindex)
  })
  const perfect = { accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0, failures: [] }
  expect(audits).toMatchObject(Object.fromEntries(publicPages.map(({ path }) => [path, perfect])))
}, 400_000)
