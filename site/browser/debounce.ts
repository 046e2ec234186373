/** Calls `run` once no call came for `pause` ms, with the arguments of the last. `cancel` drops a call that is due. */
export function debounce<Input extends unknown[]>(pause: number, run: (...input: Input) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...input: Input) => {
    cancel()
    timer = setTimeout(run, pause, ...input)
  }
  return Object.assign(debounced, { cancel })
}
