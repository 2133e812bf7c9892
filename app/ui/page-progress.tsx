import { useNavigation } from '@remix-run/react'

/**
 * A thin amber bar while the next page is on its way. Style sheet progress.css has its times: it appears after 200 ms and fills over
 * 5000 ms (spec section 9).
 */
export function PageProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden="true" className="page-progress" />
}
