/**
 * Debounces `run`: calls it with the latest arguments after `pause` ms without a call. `cancel` drops a pending call.
 */
export function debounce<Input extends unknown[]>(pause: number, run: (...input: Input) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...input: Input) => {
    cancel()
    timer = setTimeout(run, pause, ...input)
  }
  return Object.assign(debounced, { cancel })
}
