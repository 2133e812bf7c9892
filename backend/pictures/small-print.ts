import { n } from './canvas'

/** Small print on a product, drawn as grey lines. */
export function smallPrint(x: number, y: number, width: number, rows: number, colour: string): string {
  const gap = width * 0.075
  const lines = Array.from({ length: rows }, (_, row) => {
    const length = width * ([1, 0.86, 0.95, 0.6][row % 4] ?? 1)
    return `M${n(x)} ${n(y + row * gap)}h${n(length)}`
  })
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-opacity=".55" stroke-width="${n(Math.max(1, gap * 0.36))}" fill="none"/>`
}

/** The crossed-out bin that batteries must carry (Regulation (EU) 2023/1542, article 13), its bottom centre at x, y. */
export function crossedOutBin(x: number, y: number, size: number, colour: string): string {
  const u = size / 10
  const at = (dx: number, dy: number) => `${n(x + dx * u)} ${n(y + dy * u)}`
  const bin = `M${at(-3.4, -8)}L${at(3.4, -8)}M${at(-2.8, -8)}L${at(-2, -1.8)}L${at(2, -1.8)}L${at(2.8, -8)}M${at(-1, -9)}L${at(1, -9)}`
  const cross = `M${at(-4, -9.6)}L${at(4, -1)}M${at(4, -9.6)}L${at(-4, -1)}`
  return `<path d="${bin}${cross}M${at(-3, 0)}L${at(3, 0)}" stroke="${colour}" stroke-opacity=".8" stroke-width="${n(u * 0.9)}" fill="none"/>`
}
