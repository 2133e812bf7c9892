import { useState } from 'react'

/**
 * The same object as long as its content is: data that is read again is a new one, and a form that is shown
 * already must not take the focus once more.
 */
export function useUnchanged<Data>(loaded: Data): Data {
  const [shown, setShown] = useState(loaded)
  if (JSON.stringify(shown) !== JSON.stringify(loaded)) setShown(loaded)
  return shown
}
