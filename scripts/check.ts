/** `npm run check`: patched packages, formatter, linter, types, generated code, drawing of the rooms, unused code. */
import { runSteps } from './test/steps/run-steps.ts'

const outcomes = await runSteps([
  { name: 'patches', command: 'node', args: ['scripts/test/patches.ts'] },
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  // First, because it writes types that others import.
  {
    name: 'types of Astro files',
    command: 'astro',
    args: ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  // The native compiler needs a third of the time, but knows no Astro files, and has no API for the packages that need one.
  {
    name: 'types',
    command: 'node',
    args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'],
  },
  { name: 'generated code', command: 'node', args: ['scripts/generate.ts', '--check'] },
  { name: 'architecture', command: 'node', args: ['scripts/generate/architecture.ts', '--check'] },
  { name: 'unused code', command: 'knip', args: [] },
])
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)
