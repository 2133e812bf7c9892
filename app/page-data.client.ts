import { RemixBrowser } from '@remix-run/react'

/**
 * Waits until the data of the page is decoded. RemixBrowser decodes it when it first renders and suspends meanwhile, which React
 * survives only while nobody touches the page: a click or a key makes it hydrate at once, and a root that suspends then fails ("Root did
 * not complete"). Called outside React, the component does no more than throw what it waits for.
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown
    await thrown
  }
}
