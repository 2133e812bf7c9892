import { POST_NUMBER } from '../commerce/contract/post-number'

/** The number of a DHL customer without the spaces it is typed with; null when it is none. */
export function normalisePostNumber(typed: string): string | null {
  const number = typed.replace(/[\s.-]/g, '')
  return POST_NUMBER.test(number) ? number : null
}
