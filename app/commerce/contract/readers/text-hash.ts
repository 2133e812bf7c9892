/** The FNV-1a hash of a text, with 32 bits. */
export const textHash = (text: string, seed = 0x811c9dc5): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, seed)
