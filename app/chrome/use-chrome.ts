import { useRouteLoaderData } from '@remix-run/react'
import type { loadChrome } from './chrome-data.server'

/** The data of the chrome, for pages that show parts of it too; undefined when the root loader failed. */
export function useChrome() {
  return useRouteLoaderData<typeof loadChrome>('root')
}
