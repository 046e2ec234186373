import { expect, test } from 'vitest'
import { clientSources } from './client-source.ts'
import type { Contract, Operation } from './contract.ts'

const operation = (operationId: string, tag: string, more: Partial<Operation> = {}): Operation => ({
  operationId,
  tags: [tag],
  responses: { '200': { content: { 'application/json': {} } } },
  ...more,
})

const contract = (paths: Contract['paths']): Contract => ({
  'x-patterns': {},
  paths,
  components: {
    schemas: {},
    parameters: {},
    responses: {},
  },
})

test('each resource has a file, those of staff in a folder of its own', () => {
  const sources = clientSources(
    contract({
      '/api/products': { get: operation('listProducts', 'catalogue') },
      '/api/suggestions': { get: operation('suggest', 'catalogue') },
      '/api/admin/orders': { get: operation('listOrders', 'admin') },
      '/api/admin/orders/{id}': { patch: operation('updateOrder', 'admin') },
      '/api/admin/login': { post: operation('adminLogin', 'admin') },
      '/api/webhook': { post: operation('receive', 'checkout', { 'x-client': false }) },
    }),
  )
  expect(Object.keys(sources)).toEqual([
    'products.ts',
    'suggestions.ts',
    'admin/orders.ts',
    'admin/login.ts',
  ])
  expect(sources['admin/orders.ts']).toMatch(/listOrders: {[\s\S]*updateOrder: {/)
})

test.each<[string, Partial<Operation>, string]>([
  ['a quoted failure', { 'x-failure': "Can't \\ load" }, String.raw`failure: "Can't \\ load"`],
  ['staff', { security: [{ staff: [] }] }, 'caller: bearer'],
  ['a file', { responses: { '200': {} } }, 'isFile: true'],
  ['a form', { requestBody: { content: { 'multipart/form-data': {} } } }, 'isForm: true'],
  [
    'list metadata',
    {
      responses: {
        '200': {
          headers: {
            'x-total': { schema: { type: 'integer' } },
            'x-next-cursor': { schema: { type: 'string' } },
            etag: { schema: {} },
          },
        },
      },
    },
    "meta: /* @__PURE__ */ metadataOf({ total: ['x-total', Number], nextCursor: ['x-next-cursor', String] })",
  ],
])('the row of an operation with %s', (_, more, row) => {
  const source = clientSources(contract({ '/api/a': { get: operation('a', 'tag', more) } }))
  expect(source['a.ts']).toContain(row)
})
