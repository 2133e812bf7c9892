import { hash, verify } from '@node-rs/argon2'

/** The argon2id hash of a password, with its salt and cost in it. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Of nobody's password: what an unknown address is checked against, so that it takes as long as a known one. */
const NOBODY = hashPassword('no customer has this password')

/** Whether the password is the one of the hash; null stands for a customer that is not there. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODY), password)
  return passwordHash !== null && matches
}
