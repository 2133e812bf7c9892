/**
 * The parts of a former answer that the present one lacks or changes, as paths: `order.items.0.price`. The present one may have
 * more: new fields, and further elements at the end of a list.
 */
export function lostParts(former: unknown, present: unknown, path = ''): string[] {
  if (typeof former !== 'object' || former === null) {
    return Object.is(former, present) ? [] : [`${path} was ${JSON.stringify(former)} and is ${JSON.stringify(present)}`]
  }
  if (typeof present !== 'object' || present === null) return [`${path} is gone`]
  const found = new Map(Object.entries(present))
  return Object.entries(former).flatMap(([name, value]) =>
    found.has(name) ? lostParts(value, found.get(name), path === '' ? name : `${path}.${name}`) : [`${path}.${name} is gone`],
  )
}
