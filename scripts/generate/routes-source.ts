type Parameter = { name: string; in: 'query' | 'path' | 'header'; schema: { type?: string } }
type Reference = { $ref: string }
type Schema = {
  type?: string
  minProperties?: number
  properties?: Record<string, Schema | Reference>
}
type Content = { content?: Record<string, unknown> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
  responses: Record<string, Content | Reference>
}
type PathItem = { parameters?: (Parameter | Reference)[] } & Record<string, unknown>
export type Contract = {
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The text of routes.ts: a `createRoute` per operation, the type of all handlers, and the mounting. */
export function routesSource(contract: Contract): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [
        {
          path,
          method,
          operation,
          parameters: parameters.map((one) => resolve<Parameter>(contract, one)),
        },
      ]
    }),
  )
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.',
    "import { createRoute, type OpenAPIHono, type RouteHandler, z } from '@hono/zod-openapi'",
    "import * as schemas from './schemas.ts'",
    '',
    '/** A parameter or a field of a form that stands once arrives as text; these are lists all the same. */',
    "const asList = (value: unknown) => (typeof value === 'string' ? [value] : value)",
    '',
    'export const routes = {',
    ...operations.map((one) => routeSource(contract, one)),
    '}',
    '',
    'export type OperationId = keyof typeof routes',
    '',
    '/** Every operation has to be answered, in the shapes of the contract, else nothing compiles. */',
    'export type Handlers = { [Id in OperationId]: RouteHandler<(typeof routes)[Id]> }',
    '',
    'export function mountOperations(app: OpenAPIHono, handlers: Handlers): void {',
    ...operations.map(
      ({ operation: { operationId } }) =>
        `  app.openapi(routes.${operationId}, handlers.${operationId})`,
    ),
    '}',
    '',
    '/** What the edge has to know of each operation before its handler runs. */',
    'export const operations = [',
    ...operations.map(
      ({ path, method, operation }) =>
        `  { id: '${operation.operationId}', method: '${method.toUpperCase()}', path: '${path.replace(/{(\w+)}/g, ':$1')}', body: [${bodyTypes(operation).map(quoted).join(', ')}], staffOnly: ${(operation.security?.length ?? 0) > 0} },`,
    ),
    '] as const satisfies readonly {',
    '  id: OperationId',
    '  method: string',
    '  path: string',
    "  body: readonly ('application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded')[]",
    '  staffOnly: boolean',
    '}[]',
    '',
  ].join('\n')
}

function routeSource(
  contract: Contract,
  one: { path: string; method: string; operation: Operation; parameters: Parameter[] },
) {
  const { path, method, operation, parameters } = one
  const name = operation.operationId[0]?.toUpperCase() + operation.operationId.slice(1)
  const has = (place: Parameter['in']) => parameters.some((parameter) => parameter.in === place)
  const lists = parameters.filter(
    ({ in: place, schema }) => place === 'query' && schema.type === 'array',
  )
  const query = withLists(`schemas.${name}QueryParams`, names(lists))
  const body =
    withLists(`schemas.${name}Body`, listsOfForm(contract, operation)) + leastFields(operation)
  const request = [
    has('path') && `params: schemas.${name}Params`,
    has('query') && `query: ${query}`,
    has('header') && `headers: schemas.${name}Header`,
    operation.requestBody &&
      `body: { required: true, content: { ${quoted(bodyTypes(operation)[0] ?? '')}: { schema: ${body} } } }`,
  ].filter(Boolean)
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const types = Object.keys(resolve<Content>(contract, response).content ?? {})
    const content = types.map((type) =>
      type === 'application/json'
        ? `'${type}': { schema: schemas.${name}${status}Response }`
        : `'${type}': { schema: z.any() }`,
    )
    const body = types.length > 0 ? `, content: { ${content.join(', ')} }` : ''
    return `      ${status}: { description: ''${body} },`
  })
  return [
    `  ${operation.operationId}: createRoute({`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    ...(request.length ? [`    request: { ${request.join(', ')} },`] : []),
    '    responses: {',
    ...responses,
    '    },',
    '  }),',
  ].join('\n')
}

/** The validators know nothing of `minProperties`. */
function leastFields({ requestBody }: Operation): string {
  const [content] = Object.values(requestBody?.content ?? {})
  const least = content?.schema.minProperties
  return least ? `.refine((body) => Object.keys(body).length >= ${least})` : ''
}

const names = (parameters: readonly Parameter[]) => parameters.map(({ name }) => name)

/** The fields of an operation's form that are lists. */
function listsOfForm(contract: Contract, { requestBody }: Operation): string[] {
  const fields = requestBody?.content?.['multipart/form-data']?.schema.properties ?? {}
  return Object.entries(fields)
    .filter(([, field]) => resolve<Schema>(contract, field).type === 'array')
    .map(([name]) => name)
}

function withLists(schema: string, lists: readonly string[]): string {
  if (lists.length === 0) return schema
  const fields = lists.map((name) => `${name}: z.preprocess(asList, ${schema}.shape.${name})`)
  return `${schema}.extend({ ${fields.join(', ')} })`
}

/** The content types of an operation's body, all of one schema; none where it takes no body. */
const bodyTypes = ({ requestBody }: Operation): string[] => Object.keys(requestBody?.content ?? {})

const quoted = (text: string): string => `'${text}'`

function resolve<Part extends object>(contract: Contract, part: Part | Reference): Part {
  if (!('$ref' in part)) return part
  const [, , group = '', name = ''] = part.$ref.split('/')
  return contract.components[group]?.[name] as Part
}
