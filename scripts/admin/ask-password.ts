import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A password typed without an echo, twice until both are the same; or the first line of what is piped in. */
export async function askPassword(
  prompt: string,
  { stdin, stderr } = process as Pick<NodeJS.Process, 'stdin' | 'stderr'>,
): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? ''
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: silence, terminal: true })
  const ask = async (question: string) => {
    stderr.write(question)
    const answer = await terminal.question('')
    stderr.write('\n')
    return answer
  }
  // Ctrl+C ends the command, as it does where the terminal is not ours.
  terminal.once('SIGINT', () => process.exit(130))
  try {
    for (;;) {
      const password = await ask(prompt)
      if (password === (await ask('The same again: '))) return password
      stderr.write('These were two different passwords.\n')
    }
  } finally {
    terminal.close()
  }
}
