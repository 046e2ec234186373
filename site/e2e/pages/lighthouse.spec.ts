import { expect, inject, test } from 'vitest'
import { type Audit, withAuditor } from '../../../scripts/test/page-audit.ts'
import { lawPages, publicPages } from '../../../scripts/test/public-pages.ts'

const pages = [...publicPages, ...lawPages]

/** Sequential: two audits at once would compete for the CPU. */
test('every public page has full Lighthouse scores on a phone, and no layout shift', async () => {
  const audits: Record<string, Audit> = {}
  await withAuditor(async (audit) => {
    for (const { path, noindex } of pages)
      audits[path] = await audit(inject('shopUrl') + path, { noindex })
  })
  const perfect = { accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0, failures: [] }
  expect(audits).toMatchObject(Object.fromEntries(pages.map(({ path }) => [path, perfect])))
}, 600_000)
