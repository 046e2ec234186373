import { vi } from 'vitest'
import type { operations } from '../../modules/shared/contract/api.d.ts'
import { routes } from '../../modules/shared/contract/routes.ts'
import type { OperationId } from '../client/operation-types.ts'

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

type Success<Id extends OperationId> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 201 | 202)]
>

/**
 * A call to the shop; `body` is parsed JSON, form data, or text such as that of a file, `path` has the parameters of the
 * operation's path.
 */
type Asked = { path: Record<string, string>; query: Record<string, string>; body: unknown }

/** The body of a success, the status of a failure, or a whole response. */
type Given<Id extends OperationId> = Success<Id> | number | Response

/** The shop's answers to some operations: always the same, or by the call. */
export type Answers = {
  [Id in OperationId]?: Given<Id> | ((asked: Asked) => Given<Id> | Promise<Given<Id>>)
}

const addresses = Object.entries(routes).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replace(/[{:](\w+)\}?/g, '(?<$1>[^/]+)')}$`),
}))

/** The calls of the current test, and how each was answered. */
export const answered: { call: string; status: number | 'no answer' }[] = []

/**
 * Answers the calls of parts without a shop, and returns those that were made, by operation. What is not in `answers`
 * never gets an answer. Change `answers` later to answer otherwise.
 */
export function answerCalls(answers: Answers) {
  const calls: ({ id: OperationId } & Asked)[] = []
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const noted: (typeof answered)[number] = { call, status: 'no answer' }
    answered.push(noted)
    const address = addresses.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    )
    if (!address) throw new Error(`${call}: the contract has no such operation`)
    const asked = {
      path: { ...address.pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body: await bodyOf(request),
    }
    calls.push({ id: address.id, ...asked })
    const answer = answers[address.id] as unknown
    if (answer === undefined) return new Promise(() => {})
    const given = typeof answer === 'function' ? await answer(asked) : answer
    const response = given instanceof Response ? given : responseOf(given)
    noted.status = response.status
    return response
  })
  return calls
}

const responseOf = (given: unknown): Response =>
  typeof given === 'number'
    ? Response.json({ code: 'internal_error', message: 'Failed' }, { status: given })
    : Response.json(given)

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  return type.includes('json') && text ? JSON.parse(text) : text || undefined
}
