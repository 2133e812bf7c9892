/** Thrown by a job that no retry can mend, for example when a provider refuses it: it becomes a dead letter at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
