import { expect, test } from 'vitest'
import { demoFile, demoForms, isServed, ownFile } from './demo-parts.ts'

test('a page with parts of a demo has two forms, both without the marks', () => {
  const page = '<p>a</p><!--demo--><p>note</p><!--/demo--><p>b</p><!--demo-->\n<!--/demo-->'
  expect(demoForms(page)).toEqual({
    shop: '<p>a</p><p>b</p>',
    demo: '<p>a</p><p>note</p><p>b</p>\n',
  })
})

test('a page without such parts has one form', () => {
  expect(demoForms('<p>a</p><!--astro:end-->')).toBeUndefined()
})

test.each([
  ['404.html', '404.demo.html'],
  ['admin/dashboard/index.html', 'admin/dashboard/index.demo.html'],
])('%s has its form in a demo beside it', (file, demo) => {
  expect(demoFile(file)).toBe(demo)
  expect(demoFile(demo)).toBe(demo)
  expect(ownFile(demo)).toBe(file)
  expect(ownFile(file)).toBe(file)
})

test('of two forms, a shop serves its own, and a demo the other', () => {
  const files = new Set(['404.html', '404.demo.html', '500.html', 'robots.txt'])
  const served = (isDemo: boolean) => [...files].filter((file) => isServed(file, files, isDemo))
  expect(served(false)).toEqual(['404.html', '500.html', 'robots.txt'])
  expect(served(true)).toEqual(['404.demo.html', '500.html', 'robots.txt'])
})
