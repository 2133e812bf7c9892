import { BackendError } from './backend-error'

/**
 * The answer, or `fallback` when the call fails. Only for extras whose failure the spec ignores (section 8), such as the current
 * deal, never for the subject of a page.
 */
export async function optional<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    // Any other error is a fault of ours and must be seen.
    if (error instanceof Response || error instanceof BackendError) return fallback
    throw error
  }
}
