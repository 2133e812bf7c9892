import type { Locator } from '@playwright/test'

/**
 * The element that hides a part of the focus ring around another, as its class; "no ring" without a
 * ring, and '' for a ring that is whole.
 */
export function clippedRing(focused: Locator): Promise<string> {
  return focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const grow = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) return 'no ring'
    const { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      const [x, y] = [box.left + around.clientLeft, box.top + around.clientTop]
      const isInX = left - grow >= x - 0.5 && right + grow <= x + around.clientWidth + 0.5
      const isInY = top - grow >= y - 0.5 && bottom + grow <= y + around.clientHeight + 0.5
      const clipsX = around !== element && overflowX !== 'visible'
      const clipsY = around !== element && overflowY !== 'visible'
      if ((clipsX && !isInX) || (clipsY && !isInY)) return around.className
      if (position === 'fixed') return ''
    }
    return ''
  })
}
