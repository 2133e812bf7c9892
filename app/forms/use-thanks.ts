import { useSearchParams } from '@remix-run/react'
import { THANKS } from './thanks'

/** Whether the form with this name was submitted successfully, according to the URL. */
export function useThanks(form: string): boolean {
  return useSearchParams()[0].get(THANKS) === form
}
