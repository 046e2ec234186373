/** Ms in which a second press on the same thing is the end of a double tap. */
export const doubleTapTime = 400

/**
 * `perform` that a double tap runs once: the second press of the same `keyOf` gets the result of the first. The answer
 * to the first may arrive between both, so that waiting for it is not enough. After a failure, which `perform` tells by
 * false, a press counts at once.
 */
export function oncePerTap<Input extends unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  keyOf: (...input: Input) => string,
): (...input: Input) => Promise<Result> {
  let last: { key: string; at: number; result: Promise<Result> } | undefined
  return (...input) => {
    const key = keyOf(...input)
    // On a slow machine the second press is handled late; its event has the time of the touch.
    const at = globalThis.event?.timeStamp ?? performance.now()
    if (last?.key === key && at - last.at < doubleTapTime) return last.result
    const own = { key, at, result: perform(...input) }
    last = own
    return own.result.then((result) => {
      if (result === false && last === own) last = undefined
      return result
    })
  }
}
