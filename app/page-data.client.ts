import { RemixBrowser } from '@remix-run/react'

/**
 * Waits until the data of the page is decoded. RemixBrowser decodes it at its first render and suspends meanwhile. A click or a
 * key during that time makes React hydrate synchronously, and a root that suspends then fails ("Root did not complete"). Called
 * outside React, the component only throws the promise that it waits for.
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown
    await thrown
  }
}
