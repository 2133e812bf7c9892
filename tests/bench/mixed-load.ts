import { drive } from './drive'
import type { PageKind, Visitors } from './measured-pages'
import { residentMegabytes } from './process-figures'

const STEPS = 4
const CONNECTIONS = 8

/**
 * The memory of a process in MB, before and after each quarter of `total` requests for all pages by all kinds of visitors: a busy
 * day in small, in which most pages come from the cache and one in three is rendered. It should not grow.
 */
export async function memoryUnderLoad(
  origin: string,
  pid: number,
  { kinds, visitors, total }: { kinds: readonly PageKind[]; visitors: Visitors; total: number },
): Promise<{ requests: number; megabytes: number }[]> {
  const { anonymous, uncached, withCart } = visitors
  const asked = kinds.flatMap(({ path, cart }) =>
    (cart ? [withCart] : [anonymous, anonymous, withCart, anonymous, anonymous, uncached]).map((cookie) => ({ path, cookie })),
  )
  const each = Math.ceil(total / STEPS / asked.length)
  const steps = [{ requests: 0, megabytes: residentMegabytes(pid) }]
  for (let step = 1; step <= STEPS; step += 1) {
    for (const { path, cookie } of asked) {
      await drive(origin + path, { connections: CONNECTIONS, requests: each, headers: { 'accept-encoding': 'br', cookie } })
    }
    steps.push({ requests: step * each * asked.length, megabytes: residentMegabytes(pid) })
  }
  return steps
}
