/**
 * The opened groups, the typed text, the chosen radio buttons and the rows scrolled sideways of a page, kept when it is left.
 * Passwords are not, nor are the boxes of facets: the address holds them.
 */
const GROUPS = '#main details'
const ROWS = '#main [data-row]'
const RADIOS = '#main [type="radio"]'
const FIELDS =
  '#main :is(textarea, input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"], [type="number"]))'

/**
 * Records each group that is opened or closed, each text that is typed and each row that is scrolled, under the element's place
 * among its kind, and each choice under its name.
 */
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
      if (isField && target.matches(RADIOS)) record(`choice ${target.name}`, target.value)
    },
    options,
  )
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const place = target instanceof HTMLElement ? [...document.querySelectorAll(ROWS)].indexOf(target) : -1
      if (target instanceof HTMLElement && place !== -1) record(`row ${place}`, String(Math.round(target.scrollLeft)))
    },
    { ...options, passive: true },
  )
}

/**
 * Opens and closes the groups, fills in the fields, chooses and scrolls the rows as they were. A row
 * without room for it stays at its start.
 */
export function restoreState(state: ReadonlyMap<string, string>): void {
  for (const [place, group] of document.querySelectorAll<HTMLDetailsElement>(GROUPS).entries()) {
    const left = state.get(`group ${place}`)
    if (left !== undefined) group.open = left === 'open'
  }
  for (const [place, field] of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS).entries()) {
    const typed = state.get(`field ${place}`)
    if (typed !== undefined && typed !== field.value) type(field, typed)
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIOS)) {
    // A click, so that listeners on the choice run.
    if (state.get(`choice ${radio.name}`) === radio.value && !radio.checked) radio.click()
  }
  for (const [place, row] of document.querySelectorAll(ROWS).entries()) {
    const left = state.get(`row ${place}`)
    if (left !== undefined) row.scrollLeft = Number(left)
  }
}

/** Uses the prototype's setter: React ignores an input event if its own setter has set that value. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
