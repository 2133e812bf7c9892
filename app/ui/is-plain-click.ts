type Click = { button: number; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** Whether a click follows the link in this tab, not in a new tab or window and not as a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
