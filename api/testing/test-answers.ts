import { expect } from 'vitest'

/** The HTTP status of an answer. */
export const status = async (answer: Promise<Response>): Promise<number> => (await answer).status

/** The JSON body of an answer, unchecked. */
export const read = async <T>(answer: Promise<Response>): Promise<T> =>
  (await (await answer).json()) as T

/** The JSON body of an answer with this status, unchecked. */
export async function accepted<T>(answer: Promise<Response>, status = 200): Promise<T> {
  const response = await answer
  expect(response.status).toBe(status)
  return (await response.json()) as T
}

/** The error code of a refusal. */
export const code = async (answer: Promise<Response>): Promise<string> =>
  (await read<{ code: string }>(answer)).code

/** Status, error code and field of a refusal. */
export async function refusal(answer: Response) {
  const { code, field } = (await answer.json()) as { code: string; field?: string }
  return [answer.status, code, field] as const
}
