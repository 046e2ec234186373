import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { causes } from './causes.ts'

test('the proof of the alerts causes each of them', () => {
  const { groups } = parse(readFileSync('docs/monitoring/alerts.yaml', 'utf8'))
  const alerts: string[] = groups[0].rules.map(({ alert }: { alert: string }) => alert)
  expect(Object.keys(causes).toSorted()).toEqual(alerts.toSorted())
})
