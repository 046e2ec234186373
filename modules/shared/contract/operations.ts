import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Handlers, type OperationId, routes } from './routes.ts'

export type BodyType =
  | 'application/json'
  | 'multipart/form-data'
  | 'application/x-www-form-urlencoded'

/** An operation, as the edge knows it before the handler runs. */
export type Operation = {
  id: OperationId
  /** In capitals. */
  method: string
  /** With parameters as `:name`. */
  path: string
  /** The content types of its body; empty without one. */
  body: BodyType[]
  staffOnly: boolean
}

export const operations: readonly Operation[] = Object.entries(routes).map(([id, route]) => ({
  id: id as OperationId,
  method: route.method.toUpperCase(),
  path: route.getRoutingPath(),
  body:
    'request' in route && 'body' in route.request
      ? (Object.keys(route.request.body.content) as BodyType[])
      : [],
  staffOnly: 'security' in route,
}))

/** Mounts the handler of each operation. */
export function mountOperations(app: OpenAPIHono, handlers: Handlers): void {
  for (const { id } of operations) app.openapi(routes[id], handlers[id] as never)
}
