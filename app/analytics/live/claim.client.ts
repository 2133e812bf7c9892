import { discardAll, load, save } from './local-storage.client'

/** The keys of the events that this browser sent once, in the local storage, kept with consent only. */
const CLAIMS_KEY = 'analytics'
const MAX_CLAIMS = 50

export type Claims = {
  /** Whether a key is claimed for the first time: in this browser, or in this document where storage is blocked. */
  claim: (key: string) => Promise<boolean>
  /** Deletes the stored claims when the consent is withdrawn. */
  forget: () => void
}

export function openClaims(): Claims {
  const claimed = new Set<string>()

  function take(key: string): boolean {
    const known = storedClaims()
    if (claimed.has(key) || known.includes(key)) return false
    claimed.add(key)
    save(CLAIMS_KEY, JSON.stringify([...known, key].slice(-MAX_CLAIMS)))
    return true
  }

  return {
    async claim(key) {
      // Locks exist in secure contexts only, and are refused where storage is blocked.
      if (!('locks' in navigator)) return take(key)
      // Tabs take turns, so that of two with the same page one claims the key.
      return navigator.locks.request(CLAIMS_KEY, () => take(key)).catch(() => take(key))
    },
    forget: () => discardAll(CLAIMS_KEY),
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
