import type { ClientLoaderFunctionArgs } from '@remix-run/react'

/** The data of a page that need not be asked for; null where there is none. */
type KnownData = (address: string) => Promise<unknown>

let known: KnownData | null = null

/** Called once the navigation's script is loaded. That script holds the code, so that the first load of a page stays small. */
export function answerFrom(source: KnownData): void {
  known = source
}

/**
 * The data of a page of the catalogue: what is kept of it when the shopper goes back or forward (spec section 2: at most 2 pages
 * are kept alive), else what was fetched ahead, else the server's. Routes export it; Start, Checkout and Confirmation do not.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url)
  return (await known?.(pathname + search)) ?? serverLoader()
}
