import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type Terminal = Pick<NodeJS.Process, 'stdin' | 'stderr'>

/** Reads a password without an echo, twice until both match; from a pipe, the first line. */
export async function askPassword(prompt: string, { stdin, stderr }: Terminal): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? ''
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: silence, terminal: true })
  const ask = async (question: string) => {
    stderr.write(question)
    const answer = await terminal.question('')
    stderr.write('\n')
    return answer
  }
  // readline catches Ctrl+C; end the command as usual.
  terminal.once('SIGINT', () => process.exit(130))
  try {
    for (;;) {
      const password = await ask(prompt)
      if (password === (await ask('Repeat the password: '))) return password
      stderr.write('The passwords do not match.\n')
    }
  } finally {
    terminal.close()
  }
}
