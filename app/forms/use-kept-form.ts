import { useOutletContext } from '@remix-run/react'
import type { KeptFormContext } from './kept-form'

/** Null outside of the account area. */
export function useKeptForm(): KeptFormContext | null {
  return useOutletContext<KeptFormContext | undefined>() ?? null
}
