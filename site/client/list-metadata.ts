type Type = NumberConstructor | StringConstructor

/** Reads list metadata from response headers; each entry has its header and the type of its value. */
export const metadataOf =
  (metadata: Record<string, readonly [header: string, type: Type]>) => (headers: Headers) =>
    Object.fromEntries(
      Object.entries(metadata).map(([name, [header, type]]) => {
        const value = headers.get(header)
        return [name, value === null ? undefined : type(value)]
      }),
    )
