/** Whether the shopper is in the middle of something in a part of the page: it has the focus, a field with another value, or an opened disclosure. */
export function isInUse(part: Element): boolean {
  if (part.contains(document.activeElement) || part.querySelector('details[open]') !== null) return true
  return [...part.querySelectorAll('input, textarea')].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  })
}
