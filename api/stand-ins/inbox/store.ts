import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Maximum number of mails that the inbox lists; older ones stay on disk. */
const shown = 200

const name = /^[0-9]{13}-[0-9a-f]{8}$/
const fileName = /^([0-9]{13}-[0-9a-f]{8})[.]eml$/

export type StoredMail = { id: string; at: Date; mail: Email }

/** Mails as files in one folder, shared by all processes of the demo. */
export function createMailStore(folder: string) {
  const parse = async (id: string): Promise<StoredMail> => ({
    id,
    at: new Date(Number(id.slice(0, 13))),
    mail: await PostalMime.parse(await readFile(join(folder, `${id}.eml`))),
  })

  return {
    async add(content: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true })
      const id = `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`
      await writeFile(join(folder, `${id}.eml`), content)
    },

    /** The newest mails, newest first. */
    async newest(): Promise<StoredMail[]> {
      await mkdir(folder, { recursive: true })
      const ids = (await readdir(folder)).flatMap((file) => fileName.exec(file)?.[1] ?? [])
      return Promise.all(ids.sort().reverse().slice(0, shown).map(parse))
    },

    async find(id: string): Promise<StoredMail | undefined> {
      if (!name.test(id)) return undefined
      return parse(id).catch(() => undefined)
    },
  }
}

export type MailStore = ReturnType<typeof createMailStore>
