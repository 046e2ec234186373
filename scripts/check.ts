/** `npm run check`: patched packages, formatter, linter, types, generated code, drawing of the rooms, unused code. */
import { runSteps } from './test/steps/run-steps.ts'

const outcomes = await runSteps([
  { name: 'patches', command: 'node', args: ['scripts/test/patches.ts'] },
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  // astro check covers TypeScript files too, so a separate tsc run would be redundant.
  {
    name: 'types',
    command: 'astro',
    args: ['check', '--minimumSeverity', 'warning'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  { name: 'generated code', command: 'node', args: ['scripts/generate.ts', '--check'] },
  { name: 'architecture', command: 'node', args: ['scripts/build/architecture.ts', '--check'] },
  { name: 'unused code', command: 'knip', args: [] },
])
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)
