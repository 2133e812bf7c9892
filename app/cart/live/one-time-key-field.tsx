import { ONCE } from '../rules/one-time-key'
import { useOneTimeKey } from './use-one-time-key'

/** The field by which an add form that is sent twice adds once (decision 016). */
export function OneTimeKey() {
  return <input type="hidden" name={ONCE} defaultValue={useOneTimeKey()} />
}
