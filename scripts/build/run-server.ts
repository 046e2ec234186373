/** Runs the built server in place of this process, with its flags and environment. */
import { environment, flags, server } from './server-process.ts'

// Node 20 and Windows lack execve: there the shop only takes more memory.
process.execve?.(process.execPath, [process.execPath, ...flags, server], environment)
const { run } = await import(server)
await run()
