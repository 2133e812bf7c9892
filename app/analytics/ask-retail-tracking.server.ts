import type { RetailTracking } from '../server/process/analytics-settings'
import type { Store } from '../store/store'
import { z } from 'zod'
import type { Tracking } from './rules/tracking'

/** POST to the configured tracking URL (spec section 7): the id of the website there. */
const RetailTrackingRequest = z.object({ websiteUUid: z.string().min(1).max(100) })

/** The answer: the id of the visitor. */
const RetailTrackingAnswer = z.object({ id: z.union([z.string().min(1).max(200), z.number()]).transform(String) })

/** Milliseconds. */
const TIMEOUT_MS = 2000

/**
 * A new visitor's id, from the configured tracking URL (spec section 7). Null for a storefront without a website there, and for
 * an answer that is late, refused or none of the contract. The call carries nothing of the visitor.
 */
export async function askRetailTracking(
  { url, websites, searchProvider, recommendationProvider }: RetailTracking,
  { language, storeId }: Pick<Store, 'language' | 'storeId'>,
): Promise<Tracking | null> {
  const websiteUUid = websites[language]
  if (websiteUUid === null) return null
  const address = new URL(url)
  // Every request of the shop carries both (spec section 7).
  address.searchParams.set('locale', language)
  address.searchParams.set('sid', String(storeId))
  const body: z.infer<typeof RetailTrackingRequest> = { websiteUUid }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = RetailTrackingAnswer.safeParse(response.ok ? await response.json() : null)
    return answer.success ? { userID: answer.data.id, searchProvider, recommendationProvider } : null
  } catch {
    return null
  }
}
