/** Calls after which V8 has compiled a function with its best compiler. */
const enough = 3000

/**
 * Lets V8 compile `process.nextTick` for calls with one to three arguments, as Node makes them several times per
 * request; takes about 10 ms. Otherwise what a start happens to run decides whether V8 makes each call's object literal
 * on its slow path, for as long as the process lives: a cached answer would take 30 µs instead of 23.
 */
export async function warmUpTicks(): Promise<void> {
  // Each tick schedules the next: many at once would make V8 allocate them as long-lived objects, which is slower still.
  await new Promise<void>((done) => {
    let left = enough
    const next = () => {
      left--
      if (left === 0) done()
      else if (left % 3 === 0) process.nextTick(next)
      else if (left % 3 === 1) process.nextTick(next, 1)
      else process.nextTick(next, 1, 2)
    }
    next()
  })
}
