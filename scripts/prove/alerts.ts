/**
 * `npm run prove-alerts`, as root: runs the tests of the alert rules, then causes each alert on a real shop that a real
 * Prometheus watches. None fires before its cause, and each does within a minute after it.
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isBuilt } from '../build/stamp.ts'
import { rehearse } from '../rehearsal/rehearse.ts'
import { until } from '../rehearsal/until.ts'
import { causes } from './alerts/causes.ts'
import { startPrometheus, testRules } from './alerts/prometheus.ts'
import { startWatchedShop } from './alerts/watched-shop.ts'

/** Ms that a quiet shop is watched, longer than figures are kept; and timeout for an alert. */
const quiet = 15_000
const patience = 60_000

await rehearse(async () => {
  testRules()
  if (!(await isBuilt('site'))) execFileSync(process.execPath, ['scripts/build/site.ts'])
  const shop = await startWatchedShop()
  const firing = await startPrometheus(shop.folder, shop.metricsPort)
  await pause(quiet)
  const seen = new Set<string>()
  for (const [alert, cause] of Object.entries(causes)) {
    const early = (await firing()).filter((name) => !seen.has(name))
    if (early.length > 0) throw new Error(`${early.join(', ')} fires without a cause`)
    const began = performance.now()
    await cause(shop)
    await until(patience, async () => (await firing()).includes(alert)).catch(() => {
      throw new Error(`${alert} does not fire`)
    })
    seen.add(alert)
    console.log(`${alert} fires after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  console.log('Each alert has fired for its cause.')
})
