/** The parts of an OpenAPI document that the examples need. */
export type Contract = { paths: Record<string, PathItem> }

export type PathItem = { parameters?: object[] } & { [Name in Method]?: Operation }

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export type Operation = {
  security?: object[]
  parameters?: object[]
  requestBody?: { content: Record<string, Examples & { schema?: object }> }
  responses: Record<string, object>
}

export type Parameter = Examples & { name: string; in: string; required?: boolean }

export type Examples = { example?: unknown; examples?: Record<string, { value?: unknown }> }
