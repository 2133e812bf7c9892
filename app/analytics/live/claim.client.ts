import { discardAll, load, save } from './local-storage.client'

/** The keys of the events that this browser sent once, in the local storage, kept with consent to statistics only. */
const CLAIMS_KEY = 'analytics'
const MAX_CLAIMS = 50

export type Claims = {
  /** Whether a key is claimed for the first time: in this browser, or in this document where nothing is stored. */
  claim: (key: string) => Promise<boolean>
  /** Whether claims may be stored from now on; if not, the stored ones are deleted. */
  allow: (mayStore: boolean) => void
}

export function openClaims(): Claims {
  const claimed = new Set<string>()
  let stores = false

  function take(key: string): boolean {
    const known = storedClaims()
    if (claimed.has(key) || known.includes(key)) return false
    claimed.add(key)
    if (stores) save(CLAIMS_KEY, JSON.stringify([...known, key].slice(-MAX_CLAIMS)))
    return true
  }

  return {
    async claim(key) {
      // Locks exist in secure contexts only, and are refused where storage is blocked.
      if (!('locks' in navigator)) return take(key)
      // Tabs take turns, so that of two with the same page one claims the key.
      return navigator.locks.request(CLAIMS_KEY, () => take(key)).catch(() => take(key))
    },
    allow(mayStore) {
      stores = mayStore
      if (!mayStore) discardAll(CLAIMS_KEY)
    },
  }
}

function storedClaims(): string[] {
  try {
    const stored: unknown = JSON.parse(load(CLAIMS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
