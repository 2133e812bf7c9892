import { n } from './canvas'

/** The soft shadow of items that stand on the ground line `y` between `left` and `right`. */
export function groundShadow(left: number, right: number, y: number): string {
  const half = (right - left) / 2
  return `<ellipse cx="${n(left + half)}" cy="${n(y)}" rx="${n(half * 1.14 + 6)}" ry="${n(Math.min(18, 8 + half * 0.08))}" fill="url(#shadow)"/>`
}
