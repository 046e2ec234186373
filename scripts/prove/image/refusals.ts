import { outcomeOf } from '../../test/ran.ts'
import { type Image, placeOf } from './follow.ts'

/** A line about a setting, as `SMTP_URL: is missing: …`. */
const line = /^[A-Z_]+: .+$/

/** Throws unless the image refuses to run without its settings, with one line for each, whatever DEMO says. */
export async function checkRefusals(image: Image): Promise<void> {
  const commands = [image.command, ['npm', 'run', '-s', 'migrate', '--', '--check']]
  for (const settings of [{}, { DEMO: '1' }, { NODE_ENV: 'development' }])
    for (const command of commands) {
      const { code, out, err } = await outcomeOf(command, placeOf(image, settings))
      const lines = err.trim().split('\n')
      const isClear = lines.every((one) => line.test(one)) && /^DATABASE_URL: is missing/.test(err)
      const names = 'DEMO' in settings ? /^DEMO: .*no stand-ins/m.test(err) : true
      if (code !== 1 || out !== '' || !isClear || !names)
        throw new Error(`${command.join(' ')} without settings ended with ${code}:\n${out}${err}`)
    }
}
