import { type ComponentType, useEffect, useState } from 'react'

const load = import.meta.env.SSR ? null : () => import('./quiet-parts')

/**
 * Navigation without documents and what else shows nothing, loaded after the page is hydrated: until then links load documents,
 * as without scripts. It is no `lazy` component: an update of the page before its code is there, such as that of the cart, would
 * end the hydration of its `Suspense` with an error (React #421).
 */
export function LateQuietParts() {
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    void load?.().then(({ QuietParts }) => setParts(() => QuietParts))
  }, [])
  return Parts && <Parts />
}
