import { expect } from '@playwright/test'

const STILL_MS = 400

/** Waits until a value has stayed the same for 400 ms: a scroll has ended, or requests have ceased. Fails after 8 s. */
export async function expectStill(read: () => unknown): Promise<void> {
  const every = 100
  let last: unknown
  let since = 0
  await expect(async () => {
    const now = await read()
    since = now === last ? since + every : 0
    last = now
    expect(since, 'ms without a change').toBeGreaterThanOrEqual(STILL_MS)
  }).toPass({ intervals: [every], timeout: 8000 })
}
