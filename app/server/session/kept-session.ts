/** A session as it was read, and the state that it had in the store then; `length` is that of its text (decision 068). */
export type KeptSession<Content> = { state: string; content: Content; length: number }

/** Bytes of memory for the sessions that were read last: about 1,500 with a cart. */
export const KEPT_BYTES = 8 * 1024 * 1024

/** Bytes of memory for one character of a session's text, once it is parsed. */
const BYTES_A_CHARACTER = 2

/** Bytes of memory for a session with its key. */
export function bytesOfKept(key: string, { length }: { length: number }): number {
  return key.length + length * BYTES_A_CHARACTER
}
