type Click = { button: number; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** Whether a click means the link itself, and not another tab, another window or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
