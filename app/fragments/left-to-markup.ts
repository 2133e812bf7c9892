import { hideFromBrowser } from './hide-from-browser'

/** The member of a loader's data that names those which the browser reads from the markup. */
export const IN_MARKUP = 'inMarkup'

/**
 * Leaves members of a loader's data to the markup of a document: it shows all that they hold, so the browser reads them back from
 * there (`read-markup.client.ts`) and they are not handed over a second time (decision 085).
 */
export function leaveToMarkup<Value extends object>(value: Value, names: readonly (keyof Value & string)[]): Value {
  for (const name of names) hideFromBrowser(value, name)
  return Object.assign(value, { [IN_MARKUP]: names })
}
