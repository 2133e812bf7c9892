import { BackendError } from './backend-error'

/**
 * The answer, or `fallback` when the call fails: for extras whose failure the spec lets pass unseen (section 8), such as the current
 * deal. Whatever a page is about must not go through here.
 */
export async function optional<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    // A fault of our own is not the backend's failure, and must be seen.
    if (error instanceof Response || error instanceof BackendError) return fallback
    throw error
  }
}
