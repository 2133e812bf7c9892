/** The whole URL of a path of the shop; the address of a picture may be a whole URL already. */
export function absoluteAddress(origin: string, address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? address : origin + address
}
