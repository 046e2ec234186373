/** What tests ask of an answer. */
export const status = async (answer: Promise<Response>): Promise<number> => (await answer).status

export const read = async <T>(answer: Promise<Response>): Promise<T> =>
  (await (await answer).json()) as T

/** The stable word of a refusal. */
export const code = async (answer: Promise<Response>): Promise<string> =>
  (await read<{ code: string }>(answer)).code

/** The status of a refusal, its word and the field that it names. */
export async function refusal(answer: Response) {
  const { code, field } = (await answer.json()) as { code: string; field?: string }
  return [answer.status, code, field] as const
}
