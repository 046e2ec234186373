import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { failedTests } from './failed-tests.ts'
import type { Outcome } from './run-steps.ts'

const folder = new URL('../../../.test/logs/', import.meta.url)

/**
 * The most lines that are shown of a failed test, of them those about its browser, and of a failed step without tests;
 * the most tests of a step.
 */
const most = { lines: 20, ofRecord: 10, ofStep: 40, tests: 10 }

/** Shows why steps failed, and each step's time; the last line is `N passed, N failed`. Whole outputs become files. */
export function report(outcomes: readonly Outcome[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, passed, output } of outcomes) {
    const log = new URL(`${name.replaceAll(' ', '-')}.log`, folder)
    writeFileSync(log, plain(output))
    if (passed) continue
    console.log(`\n✗ ${name}, in full in ${log.pathname}`)
    for (const failure of failuresOf(plain(output))) console.log(`\n${failure}`)
  }
  console.log('')
  for (const { name, passed, seconds, output } of outcomes)
    console.log(`${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(0)} s, ${inWords(output, passed)}`)
  const counts = outcomes.map(({ output, passed }) => countOf(output, passed))
  const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
}

/** The report of a failed step: its first failed tests, or the end of its output. */
export function failuresOf(output: string): string[] {
  const failures = failedTests(output)
  if (failures.length === 0) return [lastLines(output)]
  const shown = failures.slice(0, most.tests).map(({ text, record }) => {
    const ofRecord = shortened(record)
    return [...text.slice(0, most.lines - ofRecord.length), ...ofRecord].join('\n')
  })
  const more = failures.length - shown.length
  return more > 0 ? [...shown, `… and ${more} more`] : shown
}

/** A record whose console and calls are cut, and the place of no picture. */
function shortened(record: readonly string[]): string[] {
  const isPlace = (line: string) => line.startsWith('✗ ')
  let others = most.ofRecord - record.filter(isPlace).length
  return record.filter((line) => isPlace(line) || others-- > 0)
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-most.ofStep).join('\n')

const inWords = (output: string, passed: boolean) => {
  const count = countOf(output, passed)
  return `${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}`
}

/** The test counts that a step printed, else the step as one test. A failed step counts as at least one failure. */
function countOf(output: string, passed: boolean): { passed: number; failed: number } {
  const line = /^\s*Tests\s+(?:(\d+) failed)?[^\n\d]*(?:(\d+) passed)?/m.exec(plain(output))
  if (!line) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
  const failed = Number(line[1] ?? 0)
  return { passed: Number(line[2] ?? 0), failed: passed ? failed : Math.max(1, failed) }
}

const plain = stripVTControlCharacters
