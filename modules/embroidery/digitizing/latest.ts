/**
 * A function that gives the last result for an object again as long as the key is equal: a picture's first preview, its
 * stitches and its limits are made of the same steps.
 */
export function latestOf<Of extends object, Result>() {
  const known = new WeakMap<Of, { key: string; result: Result }>()
  return (of: Of, parts: unknown, make: () => Result): Result => {
    const key = JSON.stringify(parts)
    const last = known.get(of)
    if (last?.key === key) return last.result
    const result = make()
    known.set(of, { key, result })
    return result
  }
}
