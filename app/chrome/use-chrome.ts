import { useRouteLoaderData } from '@remix-run/react'
import type { loadChrome } from './chrome-data.server'

/** The data of header and footer, for pages that also show parts of it; undefined when the root loader failed. */
export function useChrome() {
  return useRouteLoaderData<typeof loadChrome>('root')
}
