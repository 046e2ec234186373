/**
 * `npm run prove-layout`: the layout of compose.yaml as processes, with Debian's nginx and PostgreSQL. While customers
 * buy, a caller holds 3,000 connections, and each process is restarted, and no call may fail. `-- --runs N` repeats the
 * restarts, `--per-second N` is the orders' rate.
 */
import { parseArgs } from 'node:util'
import { rehearse } from '../rehearsal/rehearse.ts'
import { startLayout } from './layout/layout.ts'
import { manyConnections } from './layout/many-connections.ts'
import { rollingRestart } from './layout/rolling-restart.ts'

await rehearse(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      'per-second': { type: 'string', default: '20' },
    },
  })
  const [runs, perSecond] = [Number(values.runs), Number(values['per-second'])]
  if (!(runs > 0 && perSecond > 0)) throw new Error('--runs or --per-second is not above 0')
  const layout = await startLayout({ workers: 1 })
  console.log('The layout is ready.')
  console.log(`Connections of one caller: ${await manyConnections(layout, perSecond)}`)
  for (let run = 1; run <= runs; run++)
    console.log(`Rolling restart ${run}: ${await rollingRestart(layout, perSecond)}`)
  const problems = [...layout.web, ...layout.workers].flatMap((member) => member.problems())
  if (problems.length > 0) throw new Error(`Processes logged errors:\n${problems.join('\n')}`)
})
