/** The sizes of windows, in CSS pixels, in which pages are looked at. */
export const DESK = { width: 1280, height: 800 } as const
export const TABLET = { width: 768, height: 1024 } as const
export const PHONE = { width: 360, height: 740 } as const
/** The narrowest screen of WCAG 2.2 (1.4.10): 1280 px at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 } as const
