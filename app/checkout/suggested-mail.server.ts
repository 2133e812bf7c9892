/** Mail domains that shoppers of the four countries use most. */
const DOMAINS: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'protonmail.com'],
  ...['com', 'se', 'no', 'de', 'dk'].flatMap((end) => [`hotmail.${end}`, `outlook.${end}`, `yahoo.${end}`]),
  ...['telia.com', 'comhem.se', 'bredband.net', 'online.no', 'broadpark.no', 'stofanet.dk', 'webspeed.dk'],
  ...['t-online.de', 'freenet.de', 'arcor.de'],
]

/** Domains of other providers that look like a mistyped one. */
const NEIGHBOURS: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com', 'hotmail.co.uk', 'yahoo.co.uk'])

/** Mistyped forms of `.com`. */
const MISTYPED_COM = /\.(?:c|co|cm|om|con|cmo|ocm|comm|coom|cim|cpm|vom|xom)$/

/** The probably intended address; null unless the domain is a common one with one typing error. */
export function suggestedMail(typed: string): string | null {
  const [local, domain, ...rest] = typed.trim().split('@')
  if (local === undefined || domain === undefined || rest.length > 0) return null
  const meant = meantDomain(domain.toLowerCase())
  return meant === null ? null : `${local}@${meant}`
}

function meantDomain(typed: string): string | null {
  if (DOMAINS.includes(typed) || NEIGHBOURS.has(typed)) return null
  const mended = typed.replace(MISTYPED_COM, '.com')
  const [name, end] = halves(mended)
  // Gmail and iCloud have one domain for all countries.
  if ((name === 'gmail' || name === 'icloud') && !end.includes('.')) return `${name}.com`
  return (
    DOMAINS.find((domain) => {
      const [knownName, knownEnd] = halves(domain)
      return end === knownEnd && isSlip(name, knownName)
    }) ?? null
  )
}

function halves(domain: string): [name: string, end: string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** Whether two words are the same except for one letter: another, one more, one less, or one in its neighbour's place. */
function isSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [wrong, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  if (wrong.length <= 1 && right.length <= 1) return true
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0]
}
