import { operations } from '../../modules/shared/contract/operations.ts'
import { routes } from '../../modules/shared/contract/routes.ts'

type Media = { schema: { parse(value: unknown): unknown } }

/** Throws when an answer's status or shape is not in the contract of the operation at this path. */
export async function holdAgainstContract(
  method: string,
  pathname: string,
  response: Response,
): Promise<void> {
  const operation = operations.find(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  if (!operation) return
  const responses: Record<string, { description: string; content?: Record<string, Media> }> =
    routes[operation.id].responses
  const declared = responses[String(response.status)]
  if (!declared)
    throw new Error(`${operation.id} answered ${response.status}, which is not in the contract`)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  // 304 has the headers of the answer that it confirms.
  if (!declared.content && (!type || response.status === 304)) return
  const media = declared.content?.[type]
  if (!media) throw new Error(`${operation.id} answered ${type}, which is not in the contract`)
  if (type === 'application/json') media.schema.parse(await response.json())
}
