/** Which main category of the mega menu is active, by uri; null while the menu is closed. */
export type ActiveCategory = string | null

export type MenuEvent =
  /** A main category was clicked. */
  | { type: 'chosen'; uri: string }
  /** A click outside the content, Escape, or a link that was followed. */
  | { type: 'left' }

/** The mega menu after something happened (spec section 4): one main category is active at a time, clicking the active one closes it. */
export function megaMenu(active: ActiveCategory, event: MenuEvent): ActiveCategory {
  return event.type === 'left' || event.uri === active ? null : event.uri
}
