/** The signal that ends a process whose task has taken too much processor time. Unlike SIGXCPU it leaves no core dump. */
export const overCpu = 'SIGVTALRM'

/** Ms of processor time that this process has taken, all threads together. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
