type Type = NumberConstructor | StringConstructor

/** Reads facts from the headers of an answer, each with its header and the type of its value. */
export const factsOf =
  (facts: Record<string, readonly [header: string, type: Type]>) => (headers: Headers) =>
    Object.fromEntries(
      Object.entries(facts).map(([name, [header, type]]) => {
        const value = headers.get(header)
        return [name, value === null ? undefined : type(value)]
      }),
    )
