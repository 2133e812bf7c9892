import { type ComponentType, lazy } from 'react'
import { handleError } from './watch-errors.client'
import { withStrings } from '../store/late-strings'

/**
 * A component whose code the browser loads when it is first shown. A file that cannot be loaded is reported and
 * reloads the page (spec section 8). `instead` is shown where that does not help: in a browser that is offline,
 * and when the page has just been reloaded.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) {
  return lazy(() => componentOr(load(), instead))
}

export async function componentOr<Props extends object>(
  loading: Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await withStrings(loading) }
  } catch (error) {
    return { default: handleError(error) ? Nothing : instead }
  }
}

/** While the page is being reloaded. */
const Nothing = () => null
