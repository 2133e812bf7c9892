import { isIP } from 'node:net'

/**
 * The client address that rate limits count: an IPv4 address, or the /64 prefix of an IPv6 address, which is what
 * one household has. `peer` opened the connection. Behind proxies it is a proxy's, and each proxy appends its own
 * peer to `forwardedFor` (X-Forwarded-For); only the entries of the `trusted` last proxies are believed, since
 * clients can forge the others. Empty when unknown.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trusted: number): string {
  const way = [...(forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== ''), peer].map(addressOf)
  return network(way.at(Math.max(-way.length, -1 - trusted)) ?? '') || network(addressOf(peer))
}

/** Without spaces, brackets, port and zone id; an IPv4-mapped IPv6 address becomes the IPv4 address. */
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
