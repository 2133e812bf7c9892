import { ONCE } from '../rules/one-time-key'

/** Milliseconds. Within this time a second submission keeps the key of the first, as in a double click. */
const DOUBLE_CLICK_MS = 500

const sentAt = new WeakMap<HTMLFormElement, number>()

/** Gives each submission of an add form a key of its own, so that pressing the button twice adds twice. */
export function keyForEachAdd(): void {
  // Capture: the key must be set before any submit handler reads the fields.
  const capture = true
  document.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && renew(target), capture)
}

function renew(form: HTMLFormElement): void {
  const field = form.elements.namedItem(ONCE)
  if (!(field instanceof HTMLInputElement)) return
  const now = performance.now()
  const before = sentAt.get(form)
  sentAt.set(form, now)
  if (before !== undefined && now - before < DOUBLE_CLICK_MS) return
  field.value = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
