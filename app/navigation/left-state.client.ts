/** The opened groups and typed text of a page that are kept when it is left. Passwords are not. */
const GROUPS = '#main details'
const FIELDS =
  '#main :is(textarea, input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"], [type="number"]))'

/** Records each group that is opened or closed and each text that is typed, under the element's place among its kind. */
export function watchState(record: (element: string, state: string) => void, signal: AbortSignal): void {
  const options = { signal, capture: true }
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const place = target instanceof HTMLDetailsElement ? [...document.querySelectorAll(GROUPS)].indexOf(target) : -1
      if (target instanceof HTMLDetailsElement && place !== -1) record(`group ${place}`, target.open ? 'open' : '')
    },
    options,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const place = isField ? [...document.querySelectorAll(FIELDS)].indexOf(target) : -1
      if (isField && place !== -1) record(`field ${place}`, target.value)
    },
    options,
  )
}

/** Opens and closes the groups and fills in the fields as they were. */
export function restoreState(state: ReadonlyMap<string, string>): void {
  for (const [place, group] of document.querySelectorAll<HTMLDetailsElement>(GROUPS).entries()) {
    const left = state.get(`group ${place}`)
    if (left !== undefined) group.open = left === 'open'
  }
  for (const [place, field] of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS).entries()) {
    const typed = state.get(`field ${place}`)
    if (typed !== undefined && typed !== field.value) type(field, typed)
  }
}

/** As if it were typed: React ignores an event after which a field has the value that its own setter was given. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
