import { useRouteLoaderData } from '@remix-run/react'
import type { loadChrome } from './chrome-data.server'

/** What surrounds the page, for a page that shows some of it too; undefined when the root loader failed. */
export function useChrome() {
  return useRouteLoaderData<typeof loadChrome>('root')
}
