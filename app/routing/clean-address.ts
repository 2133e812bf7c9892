/** The path and query of an address without the given parameters; the others keep their spelling. */
export function cleanAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, parameters: readonly string[]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !parameters.includes(nameOf(pair)))
  return pathname + (kept.length === 0 ? '' : `?${kept.join('&')}`)
}

/** The name as URLSearchParams reads it. */
function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}
