/** The outcome of a promise as a value or an error; never rejects. */
export const settled = <Value>(
  promise: Promise<Value>,
): Promise<{ value: Value; error?: undefined } | { value?: undefined; error: unknown }> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
