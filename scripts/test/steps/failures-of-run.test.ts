import { expect, test } from 'vitest'
import { failuresOfRun } from './failures-of-run.ts'

const run = (passed: boolean, output: string) =>
  failuresOfRun({ name: 'journeys', passed, seconds: 1, output }, '/run-1/e2e.log')

test('a run that passes has no failures', () => {
  expect(run(true, 'Tests  3 passed (3)\n')).toEqual([])
})

test('a failed test has the log of the run and the traces of its browsers', () => {
  const output = `✗ a.e2e.test.ts > two visitors: about:blank, /run-1/a-1.png and /run-1/a-1.zip
✗ a.e2e.test.ts > two visitors: http://localhost/, /run-1/a-2.png and /run-1/a-2.zip
  call: 200 GET /api/files/design.zip
✗ a.e2e.test.ts > another: http://localhost/, /run-1/a-3.png and no trace
 FAIL  |journeys| a.e2e.test.ts > two visitors
AssertionError: no
 FAIL   journeys  a.e2e.test.ts > another
AssertionError: no
`
  expect(run(false, output)).toEqual([
    {
      title: 'a.e2e.test.ts > two visitors',
      files: ['/run-1/e2e.log', '/run-1/a-1.zip', '/run-1/a-2.zip'],
    },
    { title: 'a.e2e.test.ts > another', files: ['/run-1/e2e.log'] },
  ])
})

test('a run that ends with an error before or beside its tests has failed', () => {
  const failure = { title: 'journeys did not run to the end', files: ['/run-1/e2e.log'] }
  expect(run(false, 'Error: dist/client is missing\n')).toEqual([failure])
  expect(run(false, 'Tests  3 passed (3)\nErrors  1 error\n')).toEqual([failure])
})
