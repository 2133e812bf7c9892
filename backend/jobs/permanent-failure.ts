/** Thrown by a job that no retry can help, such as one that a provider refuses: it becomes a dead letter at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
