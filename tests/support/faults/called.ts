import { type CallName, type CallRow, calls } from '../../../app/commerce/contract/calls'
import { resourceHref } from '../../../app/routing/resources'

/** The target of a request to the backend: a call of the contract, or a file that the shop passes on. */
export type Called = CallName | 'picture' | 'document' | 'reviewWidget'

const FILES: Readonly<Record<Exclude<Called, CallName>, RegExp>> = {
  picture: pathPattern(resourceHref('pictures', 'sv').replace('*', '')),
  document: pathPattern(resourceHref('documents', 'sv').replace('*', '')),
  reviewWidget: /^\/widgets\//,
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name)
const isFile = (name: string): name is keyof typeof FILES => Object.hasOwn(FILES, name)

/** Every call of the contract, and the files. */
export const CALLED: readonly Called[] = [...Object.keys(calls).filter(isCallName), ...Object.keys(FILES).filter(isFile)]

const PATTERNS = Object.entries<CallRow>(calls).flatMap(([name, { method, path }]) =>
  isCallName(name) ? [{ name, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }] : [],
)

/**
 * The call of a request; null for an address that the contract does not know. A path without a parameter comes before one with.
 */
export function calledBy(method: string, path: string): Called | null {
  const found = PATTERNS.filter((row) => row.method === method && row.pattern.test(path))
  const call = found.find(({ name }) => !calls[name].path.includes('{')) ?? found[0]
  return (
    call?.name ??
    Object.keys(FILES)
      .filter(isFile)
      .find((file) => FILES[file].test(path)) ??
    null
  )
}

function pathPattern(start: string): RegExp {
  return new RegExp(`^${start}`)
}
