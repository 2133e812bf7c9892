import { n } from './canvas'

/** Basic SVG elements. `look` are further attributes, usually the fill. */
export function rect([x, y, w, h]: readonly [number, number, number, number], look: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${look}/>`
}

export function circle(x: number, y: number, radius: number, look: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${look}/>`
}

export function ellipse(x: number, y: number, [rx, ry]: readonly [number, number], look: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${look}/>`
}

/** A path. Format its coordinates with `at`. */
export function path(d: string, look: string): string {
  return `<path d="${d}" ${look}/>`
}

/** The coordinates of a path, separated by spaces. */
export function at(...values: number[]): string {
  return values.map(n).join(' ')
}

export function fill(colour: string): string {
  return `fill="${colour}"`
}

export function stroke(colour: string, width: number, rest = ''): string {
  return `fill="none" stroke="${colour}" stroke-width="${n(width)}" ${rest}`
}
