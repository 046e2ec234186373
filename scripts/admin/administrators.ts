import { loadConfig } from '../../api/platform/settings/config.ts'
import { withDatabase } from '../../api/start/with-database.ts'
import {
  addAdministrator,
  administrators,
  removeAdministrator,
  setPassword,
} from '../../modules/admin/staff.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import { routes } from '../../modules/shared/contract/routes.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import {
  changePasswordNewPasswordMaxLength,
  changePasswordNewPasswordMinLength,
} from '../../site/client/generated/admin/account.ts'
import {
  adminLoginUsernameMaxLength,
  adminLoginUsernameMinLength,
} from '../../site/client/generated/admin/login.ts'
import { Refusal } from '../database/run-command.ts'
import { askPassword, type Terminal } from './ask-password.ts'

const login = routes.adminLogin.request.body.content['application/json'].schema

type Shop = { sql: Pool; clock: Clock }
type Answer = (shop: Shop, name: string, password: string) => Promise<string>

const commands = {
  async add(shop, name, password) {
    if (!(await addAdministrator(shop, name, password, commandLine)))
      throw new Refusal(`The name ${name} is taken.`)
    return `${name} can log in.`
  },
  async password(shop, name, password) {
    if (!(await setPassword(shop, name, password, commandLine)))
      throw new Refusal(`There is no ${name}.`)
    return `${name} has a new password, and is logged out everywhere.`
  },
  async list(shop) {
    const day = (time: Date) => time.toISOString().slice(0, 10)
    const rows = (await administrators(shop)).map(({ username, createdAt, lastLogin }) => [
      username,
      `since ${day(createdAt)}`,
      lastLogin ? `last login ${day(lastLogin)}` : 'no login in 90 days',
    ])
    return rows.map((row) => row.join('\t')).join('\n') || 'There is no administrator yet.'
  },
  async remove(shop, name) {
    const outcome = await removeAdministrator(shop, name, commandLine)
    if (outcome === 'unknown') throw new Refusal(`There is no ${name}.`)
    if (outcome === 'last')
      throw new Refusal(`${name} is the last administrator: add another one first.`)
    return `${name} can log in no more.`
  },
} satisfies Record<string, Answer>

/** Does what the arguments of `npm run admin` say, and returns the line for the terminal. Throws Refusal. */
export async function manageAdministrators(
  [typed = '', ...names]: string[],
  env = process.env,
  terminal: Terminal = process,
): Promise<string> {
  const command = commandNamed(typed)
  const name = command === 'list' ? '' : nameIn(names)
  // Asked for before the database is opened.
  const asks = command === 'add' || command === 'password'
  const password = asks ? await newPassword(name, terminal) : ''
  let answer = ''
  await withDatabase(loadConfig(env, 'database'), async (sql) => {
    const shop = { sql, clock: () => new Date() }
    answer = await (commands[command] satisfies Answer)(shop, name, password)
  })
  return answer
}

function commandNamed(typed: string): keyof typeof commands {
  if (Object.hasOwn(commands, typed)) return typed as keyof typeof commands
  throw new Refusal('npm run admin -- add NAME | password NAME | list | remove NAME')
}

function nameIn([typed = '', ...more]: string[]): string {
  const least = adminLoginUsernameMinLength
  const most = adminLoginUsernameMaxLength
  const name = typed.trim().toLowerCase()
  if (more.length > 0) throw new Refusal('One name at a time, in quotation marks if it has spaces.')
  if (!login.shape.username.safeParse(name).success)
    throw new Refusal(`A name has from ${least} to ${most} characters, and is one line.`)
  return name
}

/** Refuses passwords that the login page could not send. */
async function newPassword(name: string, terminal: Terminal): Promise<string> {
  const least = changePasswordNewPasswordMinLength
  const most = changePasswordNewPasswordMaxLength
  const password = await askPassword(`New password for ${name}: `, terminal)
  if (password.length < least || password.length > most)
    throw new Refusal(`A password has from ${least} to ${most} characters.`)
  if (!login.shape.password.safeParse(password).success)
    throw new Refusal('The password has a character that the login page does not take.')
  return password
}
