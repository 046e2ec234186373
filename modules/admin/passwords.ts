import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id, also the library's default: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash in PHC format, with a new salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash it takes the same time, so that response times do not reveal
 * which names exist.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
