import { ONCE } from '../rules/one-time-key'

/** Milliseconds: the second half of a double click sends the key of the first. */
const DOUBLE_CLICK = 500

const sent = new WeakMap<HTMLFormElement, number>()

/** From now on each form that adds sends a key of its own each time it is sent: whoever presses the button twice means two. */
export function keyForEachAdd(): void {
  // Before anybody reads the fields of the form.
  const capture = true
  document.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && renew(target), capture)
}

function renew(form: HTMLFormElement): void {
  const field = form.elements.namedItem(ONCE)
  if (!(field instanceof HTMLInputElement)) return
  const now = performance.now()
  const before = sent.get(form)
  sent.set(form, now)
  if (before !== undefined && now - before < DOUBLE_CLICK) return
  field.value = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
