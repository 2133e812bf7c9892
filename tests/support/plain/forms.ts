import { allElements, closest, type Element, elementsIn } from './html-tree'
import { type Part, valueOf } from './part'

/** The button that Enter in a field presses: the first of its form, seen or not. */
export function defaultButton(field: Part): Part {
  const form = formOf(field)
  const buttons = allElements(field.page.tree).filter(({ name, attribs }) => name === 'button' && attribs.type !== 'button')
  const first = buttons.find((button) => form && isOf(button, form.element))
  if (first === undefined) throw new Error(`No button sends ${field.name}`)
  return field.page.of(first)
}

/** The form that a control belongs to, seen or not. */
function formOf(control: Part): Part | undefined {
  const { form } = control.element.attribs
  if (form !== undefined) {
    const named = allElements(control.page.tree).find(({ attribs }) => attribs.id === form)
    return named && control.page.of(named)
  }
  const around = closest(control.element, ({ name }) => name === 'form')
  return around && control.page.of(around)
}

/** Types into a field, or chooses the option of a select that has this value. */
export function fill(field: Part, value: string): void {
  const { element } = field
  if (field.disabled) throw new Error(`${field.name} is disabled`)
  if (element.name === 'select') choose(field, value)
  else element.attribs.value = value
}

function choose(field: Part, value: string): void {
  const options = elementsIn(field.element).filter(({ name }) => name === 'option')
  if (!options.some(({ attribs }) => attribs.value === value)) throw new Error(`${field.name} does not offer ${value}`)
  for (const { attribs } of options) {
    delete attribs.selected
    if (attribs.value === value) attribs.selected = ''
  }
}

/** Checks a box, or a radio button in place of the others of its name. */
export function check(field: Part): void {
  const { attribs } = field.element
  const others = attribs.type === 'radio' ? field.page.all('radio').map(({ element }) => element) : []
  for (const other of others) if (other.attribs.name === attribs.name) delete other.attribs.checked
  attribs.checked = ''
}

/**
 * The fields that a button sends and the address it sends them to, as HTML defines. Throws where a browser would send nothing.
 */
export function submission(button: Part): { action: string | undefined; method: string; fields: URLSearchParams } {
  const form = formOf(button)
  const { attribs } = button.element
  if (form === undefined || button.disabled || attribs.type === 'button') throw new Error(`${button.name} sends no form`)
  const method = (attribs.formmethod ?? form.attribute('method') ?? 'get').toLowerCase()
  if (method === 'dialog') throw new Error(`${button.name} closes a dialog, which takes a real browser`)
  const controls = allElements(button.page.tree).filter((element) => isField(element) && isOf(element, form.element))
  const checked = form.attribute('novalidate') === undefined && attribs.formnovalidate === undefined
  const refused = checked ? controls.find(isInvalid) : undefined
  if (refused) throw new Error(`A browser would not send ${refused.attribs.name ?? 'the field'}: ${valueOf(refused)}`)
  const fields = new URLSearchParams(controls.filter(isSent).map((element) => [element.attribs.name ?? '', valueOf(element)]))
  if (attribs.name !== undefined) fields.append(attribs.name, attribs.value ?? '')
  return { action: attribs.formaction ?? form.attribute('action'), method, fields }
}

const BUTTONS = ['button', 'image', 'reset', 'submit']

function isField({ name, attribs }: Element): boolean {
  if (name === 'input') return !BUTTONS.includes(attribs.type ?? 'text')
  return name === 'select' || name === 'textarea'
}

function isOf(control: Element, form: Element): boolean {
  if (control.attribs.form !== undefined) return control.attribs.form === form.attribs.id
  return closest(control, ({ name }) => name === 'form') === form
}

function isSent({ attribs }: Element): boolean {
  if (attribs.name === undefined || attribs.disabled !== undefined) return false
  return !['checkbox', 'radio'].includes(attribs.type ?? '') || attribs.checked !== undefined
}

/** A browser does not send a form with such a field, unless the form has `novalidate`. */
function isInvalid(field: Element): boolean {
  const { type, required, min, max } = field.attribs
  const value = valueOf(field)
  if (value === '') return required !== undefined && type !== 'radio'
  if (type === 'email') return !/^[^@\s]+@[^@\s]+$/.test(value)
  if (type !== 'number') return false
  return !(Number(value) >= Number(min ?? -Infinity) && Number(value) <= Number(max ?? Infinity))
}
