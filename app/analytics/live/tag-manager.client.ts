import { consentMode } from '../../consent/consent-mode'
import { allowScriptsOf } from '../../ui/default-policy.client'
import type { SentEvent } from './bus'

declare global {
  interface Window {
    /** The queue of the tag manager; it reads what was put there before it loaded. */
    dataLayer?: unknown[]
  }
}

export type TagManagerOptions = { address: string; origins: readonly string[] }

export type TagManager = {
  /**
   * Sends what is allowed (Google Consent Mode v2): nothing where it may not run, or no longer.
   * Loads the script at the first consent.
   */
  allow: (mask: number | null, mayRun: boolean) => void
  push: (event: SentEvent) => void
}

/** The tag manager of a storefront. It is not loaded, and its queue stays empty, until there is consent. */
export function openTagManager({ address, origins }: TagManagerOptions): TagManager {
  // The document does not tell whether it is loaded: React may render all of it again, without the script that runs.
  let isLoaded = false
  return {
    allow(mask, mayRun) {
      if (!mayRun && !isLoaded) return
      if (!isLoaded) command('consent', 'default', consentMode(null))
      command('consent', 'update', consentMode(mayRun ? mask : null))
      if (isLoaded) return
      isLoaded = true
      queue().push({ event: 'gtm.js', 'gtm.start': Date.now() })
      allowScriptsOf(origins)
      document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }))
    },
    push(event) {
      // Otherwise the tag manager merges the products of the last event into this one.
      if ('ecommerce' in event) queue().push({ ecommerce: null })
      queue().push(event)
    },
  }
}

/** The cookies that Google's tags keep; the tag manager itself leaves them there when consent is withdrawn. */
const TAG_COOKIE = /^_(?:ga|gid|gcl|gac)/

/** Deletes the tags' cookies, which are set for the host or for a domain above it. */
export function forgetTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)]
  for (const name of names.filter((one) => TAG_COOKIE.test(one))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}

function queue(): unknown[] {
  return (window.dataLayer ??= [])
}

/** The tag manager takes a command only as the arguments object of a function, not as an array. */
function command(..._words: [string, string, object]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  queue().push(arguments)
}
