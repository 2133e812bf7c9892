import { hash, verify } from '@node-rs/argon2'

/** The argon2id hash of a password, including salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password))

/** Verified for an unknown address, so that the answer takes as long as for a known one. */
const DUMMY_HASH = hashPassword('no customer has this password')

/** Whether the password matches the hash; null stands for an unknown customer. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await DUMMY_HASH), normalized(password))
  return passwordHash !== null && matches
}

/** Keyboards write an é as one character or as two (NIST SP 800-63B). */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
