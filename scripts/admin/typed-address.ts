import { routes } from '../../modules/shared/contract/routes.ts'
import { Refusal } from '../database/run-command.ts'

const { email } = routes.showPersonalData.request.body.content['application/json'].schema.shape

/** The one e-mail address among a command's arguments; Refusal, with how to use the command, for anything else. */
export function typedAddress([typed = '', ...more]: string[], usage: string): string {
  if (!typed || more.length > 0) throw new Refusal(usage)
  const { data, success } = email.safeParse(typed.trim())
  if (!success) throw new Refusal(`${typed} is no e-mail address.`)
  return data
}
