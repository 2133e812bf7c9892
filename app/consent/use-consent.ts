import { useRouteLoaderData } from '@remix-run/react'
import type { ConsentView } from './consent-view'

/** The visitor's consent; null when the root loader failed. */
export function useConsent(): ConsentView | null {
  return useRouteLoaderData<{ consent: ConsentView }>('root')?.consent ?? null
}
