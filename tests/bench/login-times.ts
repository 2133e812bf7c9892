import { eq } from 'drizzle-orm'
import { hashPassword } from '../../backend/accounts/passwords'
import { customers } from '../../backend/database/schema/accounts'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { openTestShop, post } from '../../backend/tests/test-shop'

/** Logins with a wrong password for each address. */
const TRIES = 200

/**
 * Prints how long a wrong login takes at the backend, to an address with an account and to one without: the times
 * must not differ. `npm run bench:logins`
 */
const shop = await openTestShop()
// The fixture's own hash is made for tests, and quick to verify.
const password_hash = await hashPassword(DEMO_ACCOUNT.password)
await shop.db.update(customers).set({ password_hash }).where(eq(customers.email, DEMO_ACCOUNT.email))
const times: Record<string, number[]> = { 'with an account': [], 'without an account': [] }
const addresses = [DEMO_ACCOUNT.email, 'unknown@example.com']
for (let turn = 0; turn < TRIES + 5; turn += 1) {
  for (const [index, kind] of Object.keys(times).entries()) {
    const start = performance.now()
    await shop.fetch('/api/auth/login', post({ email: addresses[index] ?? '', password: `wrong ${turn}` }))
    // The first are slower: statements are prepared and code is compiled.
    if (turn >= 5) times[kind]?.push(performance.now() - start)
  }
}
for (const [kind, measured] of Object.entries(times)) {
  const sorted = measured.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? NaN).toFixed(1)
  console.info(`${kind}: median ${at(0.5)} ms, 10 % ${at(0.1)} ms, 90 % ${at(0.9)} ms of ${sorted.length} tries`)
}
await shop.close()
