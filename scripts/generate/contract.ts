/** The parts of openapi.yaml that the generators read. */
export type Schema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: string[]
  default?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  minProperties?: number
  additionalProperties?: boolean
  anyOf?: Schema[]
  $ref?: string
}
export type Place = 'query' | 'path' | 'header'
export type Parameter = { name: string; in: Place; required?: boolean; schema: Schema }
type Reference = { $ref: string }
type Content = Record<string, { schema?: Schema }>
export type Response = { headers?: Record<string, { schema: Schema }>; content?: Content }
export type Operation = {
  operationId: string
  tags: string[]
  /** The message that the client raises for a failed call. */
  'x-failure'?: string
  /** False for operations that browsers do not call. */
  'x-client'?: boolean
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content?: Content }
  responses: Record<string, Response | Reference>
}
type PathItem = { parameters?: (Parameter | Reference)[] } & Record<string, unknown>
/** openapi.yaml, with the parts that the generators read. */
export type Contract = {
  'x-patterns': Record<string, string>
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

/** The last part of a reference: `#/components/schemas/Order` is `Order`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

/** The part that a reference points to, or the part itself; throws for an unknown reference. */
export function resolved<Part extends object>(contract: Contract, part: Part | Reference): Part {
  if (!('$ref' in part)) return part
  const [, , group = '', name = ''] = String(part.$ref).split('/')
  const found = (contract.components as Record<string, Record<string, unknown>>)[group]?.[name]
  if (!found) throw new Error(`The contract has no ${part.$ref}`)
  return found as Part
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An operation with its path, and the parameters of both. */
export type Described = ReturnType<typeof operationsOf>[number]

/** All operations in the document's order, with the parameters of their path included. */
export const operationsOf = (contract: Contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [
        {
          path,
          method,
          operation,
          parameters: parameters.map((one) => resolved<Parameter>(contract, one)),
        },
      ]
    }),
  )
