import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startChild } from './child-process.ts'

/** Timeout in ms for the start. */
const patience = 60_000

/** Prints a figure. */
export type Row = (name: string, value: number, unit: string, digits?: number) => void

/** The administrator of the measured shops. */
export const account = { username: 'bench', password: 'correct-horse-battery' }

type Services = { databaseUrl: string; smtpUrl: string; folder: string }

/** Settings of a shop in production that mails over this server, campaigns at once and without a limit. */
export const mailing = ({ databaseUrl, smtpUrl, folder }: Services) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'hei@shop.test',
  CAMPAIGN_DELAY_SECONDS: '0',
  CAMPAIGN_MAILS_PER_SECOND: '10000',
  STRIPE_CALLS_PER_SECOND: '10000',
})

export type ShopProcess = { url: string; pid: number | undefined; stop(): Promise<void> }

/** Starts the built shop with these settings, by default with its script, and waits until it is ready. */
export async function startProcess(
  settings: Record<string, string>,
  command = process.execPath,
  args = ['scripts/start.ts'],
): Promise<ShopProcess> {
  const port = settings.PORT ?? (await freePort())
  const { child, stop } = startChild(command, args, {
    cwd: new URL('../../../', import.meta.url).pathname,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
      DEMO: '1',
      ...settings,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await until(patience, () => fetch(`${url}/readyz`).then(({ ok }) => ok))
  return { url, pid: child.pid, stop }
}

/** Polls until a condition holds; throws after `milliseconds`. */
export async function until(milliseconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('Timed out')
    await pause(50)
  }
}

/** Resident and peak memory of a process in MB, from Linux's /proc. */
export async function memoryOf(
  pid: number | undefined,
): Promise<{ resident: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1000
  return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
