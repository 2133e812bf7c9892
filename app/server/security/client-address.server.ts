import { isIP } from 'node:net'

/**
 * The address a request comes from, as limits count it: an IPv4 address, or the first half of an IPv6 one, which is what one household
 * has. `peer` is who opened the connection. Behind proxies that is a proxy, and each adds to `forwardedFor` (X-Forwarded-For) whom it
 * heard; whatever stands before what the `trusted` ones wrote anybody may have made up. Empty when nothing is known.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trusted: number): string {
  const way = [...(forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== ''), peer].map(addressOf)
  return network(way.at(Math.max(-way.length, -1 - trusted)) ?? '') || network(addressOf(peer))
}

/** Without blanks, brackets, port and the zone of a local address; an IPv4 address in IPv6's clothes is taken out of them. */
function addressOf(hop: string): string {
  const text = hop.trim().toLowerCase()
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/, '')
}

function network(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : ''
  const [front = '', back] = address.split('::')
  const parts = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'))
  const zeros = back === undefined ? 0 : 8 - parts(front).length - parts(back).length
  const all = [...parts(front), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...parts(back)]
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
