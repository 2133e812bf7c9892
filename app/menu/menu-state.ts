/** The uri of the mega menu's active main category; null while the menu is closed. */
export type ActiveCategory = string | null

export type MenuEvent =
  /** A main category was clicked. */
  | { type: 'chosen'; uri: string }
  /** Escape, the close button, or a click outside the menu. */
  | { type: 'left' }

/** Reducer of the mega menu (spec section 4): one main category is active at a time, and clicking the active one closes it. */
export function megaMenu(active: ActiveCategory, event: MenuEvent): ActiveCategory {
  return event.type === 'left' || event.uri === active ? null : event.uri
}
