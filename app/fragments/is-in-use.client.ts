/**
 * Whether the shopper is in the middle of something in a part of the page: it has the focus, a field with another value, an
 * opened disclosure, or a row that is scrolled sideways.
 */
export function isInUse(part: Element): boolean {
  if (part.contains(document.activeElement) || part.querySelector('details[open]') !== null) return true
  return isEdited(part) || [...part.querySelectorAll('[data-row]')].some((row) => row.scrollLeft > 0)
}

/** Whether a part has a field whose value differs from the server's. */
export function isEdited(part: Element): boolean {
  return [...part.querySelectorAll('input, select, textarea')].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected)
    return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  })
}
