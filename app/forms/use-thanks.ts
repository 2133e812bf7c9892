import { useSearchParams } from '@remix-run/react'
import { THANKS } from './thanks'

/** Whether the page was reached by the form of this name, which was taken. */
export function useThanks(form: string): boolean {
  return useSearchParams()[0].get(THANKS) === form
}
