import { ONCE } from '../rules/one-time-key'

/** Milliseconds. Within this time a second press of the same button keeps the key of the first, as in a double click. */
const DOUBLE_CLICK_MS = 500

/**
 * The latest key of each button; of the form, where no button was pressed. Cards share a form,
 * and each of them has a key of its own.
 */
const latest = new WeakMap<Element, { key: string; at: number }>()

/** Gives each submission of an add form a key of its own, so that pressing the button twice adds twice. */
export function keyForEachAdd(): void {
  // Capture: the key must be set before any submit handler reads the fields.
  const capture = true
  document.addEventListener(
    'submit',
    ({ target, submitter }) => target instanceof HTMLFormElement && renew(target, submitter ?? target),
    capture,
  )
}

function renew(form: HTMLFormElement, pressed: Element): void {
  const field = form.elements.namedItem(ONCE)
  if (!(field instanceof HTMLInputElement)) return
  const at = performance.now()
  const before = latest.get(pressed)
  const key = before !== undefined && at - before.at < DOUBLE_CLICK_MS ? before.key : newKey()
  latest.set(pressed, { key, at })
  field.value = key
}

const newKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')
