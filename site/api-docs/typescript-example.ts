import type { Contract, Examples, Method, Operation, Parameter } from './contract.ts'

/** One operation of a contract, with the method and the path that call it. */
export type Call = { method: Method; path: string; operation: Operation }

/**
 * A TypeScript program that makes a call with what it requires, and with the examples of the contract as values. It needs
 * the types that openapi-typescript makes from the contract, in `russpatcher.d.ts`.
 */
export function typescriptExample(contract: Contract, call: Call, shopUrl: string): string {
  const parameters = (call.operation.parameters ?? [])
    .map((parameter) => resolved<Parameter>(contract, parameter))
    .filter(({ required }) => required)
  const body = call.operation.requestBody?.content
  const isForm = body !== undefined && !body['application/json']
  const options = {
    ...(parameters.length > 0 && { params: byPlace(parameters) }),
    ...(body && !isForm && { body: exampleOf(body['application/json'] ?? {}) }),
    ...(!isForm && answersFile(contract, call.operation) && { parseAs: 'blob' }),
  }
  return isForm ? formExample(contract, call, parameters, shopUrl) : typed(call, options, shopUrl)
}

function typed({ method, path, operation }: Call, options: object, shopUrl: string): string {
  const client = { baseUrl: shopUrl, ...(operation.security && { headers: withToken }) }
  const input = Object.keys(options).length > 0 ? `, ${literal(options)}` : ''
  return [
    `import createClient from 'openapi-fetch'`,
    `// npx openapi-typescript ${shopUrl}/api/openapi.json -o russpatcher.d.ts`,
    `import type { paths } from './russpatcher'`,
    '',
    `const shop = createClient<paths>(${literal(client)})`,
    '',
    `const { data, error } = await shop.${method.toUpperCase()}('${path}'${input})`,
  ].join('\n')
}

const withToken = { Authorization: 'Bearer YOUR_TOKEN' }

/** Forms carry files, which `fetch` sends by itself. */
function formExample(
  contract: Contract,
  { method, path, operation }: Call,
  parameters: readonly Parameter[],
  shopUrl: string,
): string {
  const { header = {}, path: inPath = {} } = byPlace(parameters)
  const headers = { ...header, ...(operation.security && withToken) }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(inPath[name]))
  const content = Object.values(operation.requestBody?.content ?? {})[0]
  const { properties = {}, required = [] } = resolved<FormSchema>(contract, content?.schema ?? {})
  return [
    'const body = new FormData()',
    ...required.map((name) => `body.set('${name}', ${formValue(properties[name])})`),
    '',
    `const response = await fetch('${shopUrl}${address}', {`,
    `  method: '${method.toUpperCase()}',`,
    ...(Object.keys(headers).length > 0 ? [`  headers: ${literal(headers, 1)},`] : []),
    '  body,',
    '})',
  ].join('\n')
}

type FormSchema = {
  properties?: Record<string, FormField>
  required?: string[]
}
type FormField = { const?: string; contentMediaType?: string; format?: string; example?: unknown }

function formValue(field: FormField = {}): string {
  if (field.const) return `'${field.const}'`
  if (field.contentMediaType || field.format === 'binary') return `new Blob(['…'])`
  return `'${field.example ?? '…'}'`
}

/** A reference's target, or the value itself. */
function resolved<Value>(contract: Contract, value: object): Value {
  if (!('$ref' in value)) return value as Value
  const names = String(value.$ref).slice('#/'.length).split('/')
  const target = names.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    contract,
  )
  return target as Value
}

type ByPlace = Partial<Record<string, Record<string, unknown>>>

function byPlace(parameters: readonly Parameter[]): ByPlace {
  const places: ByPlace = {}
  for (const parameter of parameters)
    places[parameter.in] = { ...places[parameter.in], [parameter.name]: exampleOf(parameter) }
  return places
}

const exampleOf = ({ example, examples }: Examples): unknown =>
  example ?? Object.values(examples ?? {})[0]?.value

/** Whether the answer is a file, such as a PDF or a picture. */
function answersFile(contract: Contract, { responses }: Operation): boolean {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? {}
  const { content } = resolved<{ content?: object }>(contract, success)
  return content !== undefined && !('application/json' in content)
}

/** A value as TypeScript: names without quotes where they need none, and texts in single quotes. */
const literal = (value: unknown, depth = 0): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([a-z_]\w*)":/gim, '$1$2:')
    .replaceAll(/"([^"'\\]*)"/g, `'$1'`)
    .replaceAll('\n', `\n${'  '.repeat(depth)}`)
