import { expect, test } from 'vitest'
import { createRouteOf } from './route-of.ts'

const routeOf = createRouteOf({ isPage: () => true, files: { find: () => undefined } })

test.each([
  ['/products', '/products'],
  ['/patch/1-elg', 'patch'],
  ['/patch/zz1', 'patch'],
  ['/patches/1-0123456789.svg', 'patch-picture'],
  ['/bukser/red_1.f.500.490.0.jpg', 'outfit-picture'],
  ['/Products', 'unknown'],
])('the route of %s is %s, whatever visitors make up', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
