/** An address of the shop, a path, as a whole URL; the address of a picture may be one already. */
export function absoluteAddress(origin: string, address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? address : origin + address
}
