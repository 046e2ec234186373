import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const file = (name: string) =>
  parse(readFileSync(new URL(`../../../docs/monitoring/${name}`, import.meta.url), 'utf8'))

test('each alert is tested in the quiet shop, and in the one where everything is wrong', () => {
  const rules: { alert: string }[] = file('alerts.yaml').groups[0].rules
  const alerts = rules.map(({ alert }) => alert).toSorted()
  const [quiet, wrong] = file('alerts-test.yaml').tests
  const silent = quiet.alert_rule_test.map(({ alertname }: { alertname: string }) => alertname)
  const firing = wrong.promql_expr_test[0].exp_samples.map(
    ({ labels }: { labels: string }) => /alertname="(\w+)"/.exec(labels)?.[1],
  )
  expect(silent.toSorted()).toEqual(alerts)
  expect(firing.toSorted()).toEqual(alerts)
})
