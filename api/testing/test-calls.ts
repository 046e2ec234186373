import type { HttpBindings } from '@hono/node-server'
import { administrator } from './administrator.ts'
import { holdAgainstContract } from './hold-against-contract.ts'

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>
type Init = { body?: unknown; headers?: Record<string, string>; raw?: string; form?: FormData }

/** Calls of an app without a port, whose answers are checked against the contract. `before` runs before each. */
export function callsOf(
  answer: Answer,
  { publicUrl, before }: { publicUrl: string; before(): Promise<void> },
) {
  async function call(method: string, path: string, init: Init = {}): Promise<Response> {
    await before()
    const text = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body))
    const form = init.form && new Response(init.form)
    const body = form ? await form.arrayBuffer() : text
    const response = await answer(
      new Request(publicUrl + path, {
        method,
        headers: {
          ...(body !== undefined && {
            'content-type': form?.headers.get('content-type') ?? 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...init.headers,
        },
        ...(body !== undefined && { body }),
      }),
      // As behind a local proxy, which names the visitor's address.
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as unknown as HttpBindings,
    )
    await holdAgainstContract(method, new URL(publicUrl + path).pathname, response.clone())
    return response
  }

  async function token(): Promise<string> {
    const response = await call('POST', '/api/admin/login', { body: administrator })
    return ((await response.json()) as { token: string }).token
  }

  let session: Promise<string> | undefined
  return {
    call,
    token,
    /** A call by the administrator, in one session for all such calls. */
    async asStaff(method: string, path: string, { headers, ...init }: Init = {}) {
      session ??= token()
      const authorization = `Bearer ${await session}`
      return call(method, path, { ...init, headers: { authorization, ...headers } })
    },
    /** Lets the next call as staff log in again, as a changed clock may have ended the session. */
    forgetSession: () => {
      session = undefined
    },
  }
}
