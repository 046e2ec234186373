/** The end of a promise as a value, for a caller that goes on after either. */
export const settled = <Value>(
  promise: Promise<Value>,
): Promise<{ value: Value; error?: undefined } | { value?: undefined; error: unknown }> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
