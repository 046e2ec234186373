import {
  type Contract,
  type Described,
  type Operation,
  operationsOf,
  type Parameter,
  type Place,
  type Response,
  resolved,
  type Schema,
} from './contract.ts'
import { objectSource } from './object-source.ts'
import { fieldOf, keyOf, type Origin, zodOf } from './zod-source.ts'

const beginning = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
import { createRoute, type RouteHandler, z } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'
import { characters, decimals, digits, json, list } from './validators.ts'

const error = json(schemas.Error)

export const routes = {`

const ending = `
export type OperationId = keyof typeof routes

/** A handler for each operation: a missing one, or an answer that breaks the contract, is a type error. */
export type Handlers = { [Id in OperationId]: RouteHandler<(typeof routes)[Id]> }
`

/** The text of routes.ts: a `createRoute` per operation, and the type of all handlers. */
export function routesSource(contract: Contract): string {
  const operations = operationsOf(contract)
  return [beginning, ...operations.map((one) => routeOf(contract, one)), '}', ending].join('\n')
}

function routeOf(contract: Contract, one: Described): string {
  const { path, method, operation } = one
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      `${status}: ${responseOf(contract, resolved<Response>(contract, response), `${operation.operationId}/${status}`)}`,
  )
  const route = objectSource({
    method: `'${method}'`,
    path: `'${path}'`,
    security: operation.security?.length ? JSON.stringify(operation.security) : undefined,
    request: objectSource({
      params: parametersOf(contract, one, 'path'),
      query: parametersOf(contract, one, 'query'),
      headers: parametersOf(contract, one, 'header'),
      body: bodyOf(contract, operation),
    }),
    responses: `{ ${responses.join(', ')} }`,
  })
  return `${operation.operationId}: createRoute(${route}),`
}

/** Unknown query parameters are refused. Unknown headers are not, because every request has some. */
function parametersOf(contract: Contract, one: Described, place: Place) {
  const { operation, parameters } = one
  const here = parameters.filter((parameter) => parameter.in === place)
  if (here.length === 0 && !(place === 'query' && isRead(one))) return undefined
  const path = `${operation.operationId}/${place}`
  const fields = here.map((parameter) => parameterOf(contract, parameter, path))
  return `${place === 'query' ? 'z.strictObject' : 'z.object'}({ ${fields.join(', ')} })`
}

/** Other calls may have a query that they ignore: the sender of a mail or a webhook may add to its address. */
const isRead = ({ method, operation }: Described): boolean =>
  method === 'get' && '200' in operation.responses

function parameterOf(
  contract: Contract,
  { name, in: place, required, schema }: Parameter,
  path: string,
): string {
  const origin: Origin = { from: 'text', prefix: 'schemas.', path: `${path}/${name}` }
  return `${keyOf(name)}: ${fieldOf(contract, schema, origin, required ?? place === 'path')}`
}

/** The body of an operation, whose content types share one schema. */
function bodyOf(contract: Contract, { operationId, requestBody }: Operation): string | undefined {
  const content = Object.entries(requestBody?.content ?? {})
  const [[type, { schema = {} }] = ['', {}]] = content
  if (!type) return undefined
  const origin = { prefix: 'schemas.', path: `${operationId}/body` }
  // The fields of a form are text and files.
  const validator =
    type === 'multipart/form-data'
      ? zodOf(contract, resolved<Schema>(contract, schema), { ...origin, from: 'text' })
      : zodOf(contract, schema, { ...origin, from: 'json' })
  const accepted = content.map(([one]) => `'${one}': { schema: ${validator} }`)
  return `{ required: true, content: { ${accepted.join(', ')} } }`
}

/** A response in JSON with the contract's schema, or of other content types without one. */
function responseOf(contract: Contract, { content = {} }: Response, path: string): string {
  const types = Object.keys(content)
  const schema = content['application/json']?.schema
  if (schema) {
    const validator = zodOf(contract, schema, { from: 'json', prefix: 'schemas.', path })
    return validator === 'schemas.Error' ? 'error' : `json(${validator})`
  }
  const any = types.map((type) => `'${type}': { schema: z.any() }`)
  return any.length > 0
    ? `{ description: '', content: { ${any.join(', ')} } }`
    : "{ description: '' }"
}
