import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { testKeys } from '../../api/embedded/test-payments/keys.ts'
import { administrator } from './staff.ts'

/** Messages from the trial to the process, and back. */
export type Order = { is: 'time'; ahead: number } | { is: 'job'; queue: string }
export type Reply = { is: 'ready' } | { is: 'done'; failure: string | undefined }

type Settings = { port: number; databaseUrl: string; providerUrl: string; smtpUrl: string }

/** Timeout for the shop's start and answers, in ms. */
const patience = 60_000

/** The shop as a process that is restarted whenever it dies. */
export function superviseShop({ port, databaseUrl, providerUrl, smtpUrl }: Settings) {
  let child: ChildProcess | undefined
  let ready: Promise<void> = Promise.resolve()
  let ahead = 0
  let ended = false
  let deaths = 0
  let crashes = 0

  function start(): void {
    child = fork(new URL('shop-process.ts', import.meta.url).pathname, [String(ahead)], {
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        ADMIN_USERNAME: administrator.username,
        ADMIN_PASSWORD: administrator.password,
        STRIPE_SECRET_KEY: testKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: testKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: testKeys.webhookSecret,
        STRIPE_API_BASE: providerUrl,
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'hei@shop.test',
        LOG_LEVEL: 'silent',
      },
    })
    const mine = child
    let wasReady = false
    ready = answer(mine, 'ready').then(() => {
      wasReady = true
    })
    ready.catch(() => undefined)
    mine.once('exit', (_code, signal) => {
      if (ended || child !== mine) return
      deaths += 1
      if (wasReady && signal === null) crashes += 1
      start()
    })
  }

  /** The next answer of this kind; rejects when the process dies or the timeout expires. */
  function answer<Is extends Reply['is']>(
    from: ChildProcess,
    is: Is,
  ): Promise<Extract<Reply, { is: Is }>> {
    return new Promise((resolve, reject) => {
      const hear = (reply: Reply) => {
        if (reply.is === is) end(() => resolve(reply as Extract<Reply, { is: Is }>))
      }
      const die = () => end(() => reject(new Error('The shop died')))
      const late = setTimeout(
        () => end(() => reject(new Error('The shop did not answer in time'))),
        patience,
      )
      const end = (settle: () => void) => {
        clearTimeout(late)
        from.off('message', hear)
        from.off('exit', die)
        settle()
      }
      from.on('message', hear)
      from.once('exit', die)
    })
  }

  async function whenReady(): Promise<ChildProcess> {
    const until = Date.now() + patience
    while (Date.now() < until) {
      const current = ready
      const isReady = await current.then(
        () => true,
        () => false,
      )
      if (isReady && current === ready && child?.exitCode === null && !child.killed) return child
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error('The shop did not start')
  }

  start()
  return {
    url: `http://127.0.0.1:${port}`,
    whenReady,
    kill: () => void child?.kill('SIGKILL'),
    deaths: () => deaths,
    /** The number of times that the shop exited by itself after a successful start. */
    crashes: () => crashes,
    /** Sets the shop's clock this many ms ahead. */
    async setAhead(ms: number): Promise<void> {
      ahead = ms
      ;(await whenReady()).send({ is: 'time', ahead } satisfies Order)
    },
    /** Runs a job; throws when it fails. */
    async run(queue: string): Promise<void> {
      const current = await whenReady()
      const done = answer(current, 'done')
      current.send({ is: 'job', queue } satisfies Order)
      const { failure } = await done
      if (failure) throw new Error(failure)
    },
    async stop(): Promise<void> {
      ended = true
      child?.kill('SIGKILL')
      if (child?.exitCode === null) await once(child, 'exit')
    },
  }
}

export type SupervisedShop = ReturnType<typeof superviseShop>
