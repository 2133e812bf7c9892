import { GRADIENTS } from './gradients'

/** Width and height of every product picture, in picture units. */
export const CANVAS_SIZE = 400

/** A complete SVG document: the elements on a transparent background, with only the gradients that they use. */
export function svgDocument(marks: string): string {
  const used = Object.entries(GRADIENTS).filter(([id]) => marks.includes(`url(#${id})`))
  const defs = used.map(([, gradient]) => gradient).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS_SIZE} ${CANVAS_SIZE}" width="${CANVAS_SIZE}" height="${CANVAS_SIZE}"><defs>${defs}</defs>${marks}</svg>`
}

/** A number short enough for a picture: tenths, no trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The elements, moved by x and y. */
export function translate({ x, y }: { x: number; y: number }, marks: string): string {
  return `<g transform="translate(${n(x)} ${n(y)})">${marks}</g>`
}
