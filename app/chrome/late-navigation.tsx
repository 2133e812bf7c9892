import { type ComponentType, useEffect, useState } from 'react'

const load = import.meta.env.SSR ? null : () => import('../navigation/inner-navigation')

/**
 * Navigation without documents, loaded after the page is hydrated: until then links load documents, as without scripts. It is no `lazy` component: an
 * update of the page before its code is there, such as that of the cart, would end the hydration of its `Suspense` with an error (React #421).
 */
export function LateNavigation() {
  const [Navigation, setNavigation] = useState<ComponentType | null>(null)
  useEffect(() => {
    void load?.().then(({ InnerNavigation }) => setNavigation(() => InnerNavigation))
  }, [])
  return Navigation && <Navigation />
}
