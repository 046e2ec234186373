import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesBelow, root } from '../imports.ts'
import { anchorsOf, linksOf, proseOf, read, rowsOf, spansOf } from './markdown.ts'

const isThere = (path: string) => existsSync(join(root, path))

describe.each(['docs/operations.md', 'docs/security.md'])('%s', (name) => {
  const text = read(name)

  test('names files and folders that are there', () => {
    const folder = /^(api|bench|docs|emails|modules|scripts|site)\//
    const paths = spansOf(text).filter((span) => folder.test(span))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  test('links to documents and headings that are there', () => {
    const broken = linksOf(text).filter((target) => {
      const [file = '', anchor] = target.split('#')
      const path = file ? join(dirname(name), file) : name
      return !isThere(path) || (anchor !== undefined && !anchorsOf(read(path)).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  test('is short enough to be read', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(240)
  })
})

describe('docs/operations.md', () => {
  const text = read('docs/operations.md')

  test('has a section for each alert, to which the alert leads', () => {
    const { groups } = parse(read('docs/monitoring/alerts.yaml'))
    const rules: { alert: string; annotations: { runbook: string } }[] = groups[0].rules
    expect(rules.length).toBeGreaterThan(5)
    const sections = anchorsOf(text)
    for (const { alert, annotations } of rules) {
      const anchor = alert.toLowerCase()
      expect(sections).toContain(anchor)
      expect(annotations.runbook).toBe(`docs/operations.md#${anchor}`)
    }
  })

  test('names panels of the dashboard', () => {
    const panels: { title: string }[] = JSON.parse(read('docs/monitoring/dashboard.json')).panels
    const titles = panels.map(({ title }) => title)
    const named = [...proseOf(text).matchAll(/(?<![*\w])\*([A-Z][^*]+)\*(?!\*)/g)].map(
      ([, title = '']) => title.replace(/\s+/g, ' '),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((title) => !titles.includes(title))).toEqual([])
  })

  test('quotes lines of the log and words of the dashboard', () => {
    const sources = ['api', 'modules', 'site'].flatMap(filesBelow).map(read).join('\n')
    const quoted = [
      ...proseOf(text)
        .replace(/`[^`]*`/g, '')
        .matchAll(/"([^"]+)"/g),
    ].map(([, words = '']) => words.replace(/\s+/g, ' '))
    expect(quoted.length).toBeGreaterThan(8)
    expect(quoted.filter((words) => !sources.includes(`'${words}'`))).toEqual([])
  })

  test('has the figures of the bench', () => {
    const baseline = new Map(
      read('bench/baseline.tsv')
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([row = '', value = '']) => [row, String(Number(value))]),
    )
    const measured = rowsOf(text.slice(text.indexOf('## Sizing'))).filter((cells) =>
      cells.at(-1)?.startsWith('`'),
    )
    expect(measured.length).toBeGreaterThan(4)
    for (const [, figures, rows = ''] of measured)
      for (const row of spansOf(rows)) expect(figures, row).toContain(baseline.get(row) ?? row)
  })
})

describe('docs/security.md', () => {
  const rows = rowsOf(read('docs/security.md'))
  const testsIn = (cell: string) =>
    [...cell.matchAll(/`(\S+\.(?:test|spec)\.tsx?)` ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
      ([, file = '', titles = '']) =>
        [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
    )

  test('names a test of each defence, or says that nothing tests it', () => {
    const end = rows.findIndex(([weakness]) => weakness === 'weakness')
    const defences = rows.slice(0, end).filter((cells) => !/^(test|---)$/.test(cells.at(-1) ?? ''))
    expect(defences.length).toBeGreaterThan(40)
    const isTested = (cell: string) => testsIn(cell).length > 0 || /Nothing tests/.test(cell)
    expect(defences.filter((cells) => !isTested(cells.at(-1) ?? ''))).toEqual([])
  })

  test('names tests that are in their files', () => {
    const gone = rows
      .flatMap((cells) => testsIn(cells.at(-1) ?? ''))
      .filter(({ file, title }) => {
        const source = read(file)
        return ["'", '"', '`'].every((quote) => !source.includes(quote + title + quote))
      })
    expect(gone).toEqual([])
  })
})
