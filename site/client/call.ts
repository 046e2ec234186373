import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '../../modules/shared/contract/api.d.ts'
import type { Answer, Input, OperationId } from './operation-types.ts'
import { RequestError } from './request-error.ts'

/** The facts about an operation that a call needs; generated for each operation of the contract. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: keyof paths
  /** The message of a failed call (specification, section 7). */
  failure?: string
  /** The headers by which the operation identifies its caller. */
  caller?: () => Record<string, string>
  /** The body is multipart form data. */
  isForm?: true
  /** The answer is a file. */
  isFile?: true
  /** Reads the list metadata from the headers of an answer. */
  meta?: (headers: Headers) => Record<string, unknown>
}

/** Time limits of a call and of an upload, in seconds. */
const timeLimit = 30
const uploadTimeLimit = 120

const raiseErrors: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return
    const { status, statusText, headers } = response
    throw new RequestError(status, statusText, await response.text(), headers.get('retry-after'))
  },
}

/** Pure: an import of a limit alone, as in the inline scripts of a page, leaves the client out. */
const request = /* @__PURE__ */ openClient()

/** Typed for any operation; `callerOf` gives each call the types of its own. */
function openClient() {
  const client = createClient<paths>({
    baseUrl: globalThis.location?.origin ?? '',
    credentials: 'include',
  })
  client.use(raiseErrors)
  return client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; response: Response }>
}

/**
 * Returns `call(operationId, input)` for these operations. A call resolves with the body; for a paginated list with its
 * `items` and the metadata of the response's headers. A failure raises the operation's message, with the RequestError or
 * network error as its cause; an operation without a message raises that error itself.
 */
export const callerOf =
  <const Table extends { [Id in OperationId]?: Operation }>(table: Table) =>
  async <Id extends keyof Table & OperationId>(
    id: Id,
    ...[input = {} as Input<Id>]: object extends Input<Id> ? [Input<Id>?] : [Input<Id>]
  ): Promise<Answer<Id>> => {
    const operation = table[id] as Operation
    try {
      return (await send(operation, input)) as Answer<Id>
    } catch (error) {
      throw operation.failure ? new Error(operation.failure, { cause: error }) : error
    }
  }

async function send(
  { method, path, caller, isForm, isFile, meta }: Operation,
  { path: pathParameters, query, headers, body, keepalive, signal }: GivenInput,
): Promise<unknown> {
  const { data, response } = await request(method, path, {
    params: { path: pathParameters, query },
    headers: { ...caller?.(), ...headers },
    body,
    ...(keepalive && { keepalive }),
    ...(isForm && { bodySerializer: formOf }),
    ...(isFile && { parseAs: 'blob' }),
    fetch: within(isForm ? uploadTimeLimit : timeLimit, signal),
  })
  return meta ? { items: data ?? [], ...meta(response.headers) } : data
}

type GivenInput = {
  path?: object
  query?: object
  headers?: Record<string, string>
  body?: unknown
  keepalive?: boolean
  signal?: AbortSignal
}

/** `fetch` with a time limit, in seconds, which `signal` may end earlier. */
export const within = (seconds: number, signal?: AbortSignal) => (request: Request) => {
  const limit = AbortSignal.timeout(seconds * 1000)
  return fetch(request, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
}

type FormValue = Blob | string | number | readonly string[] | undefined

/** A list becomes a field for each of its items. */
function formOf(fields: Record<string, FormValue>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one))
  return form
}
