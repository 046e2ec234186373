/** A thread that ends its process when a task takes too much processor time, however busy the main thread is. */
import { workerData } from 'node:worker_threads'
import { cpuTime, overCpu } from './cpu-time.ts'

/** Ms between two checks. */
const interval = 100

/** The processor time of the process at which its task is over the limit, in ms; 0 between tasks. */
const limit: Int32Array<SharedArrayBuffer> = workerData

setInterval(() => {
  const most = Atomics.load(limit, 0)
  if (most === 0 || cpuTime() < most) return
  // A task that ends at this moment has been answered.
  if (Atomics.compareExchange(limit, 0, most, 0) === most) process.kill(process.pid, overCpu)
}, interval)
