import { GRADIENTS } from './gradients'

/** Edge of the square every product picture is drawn on. */
export const PAPER = 400

/** A complete picture: the marks on transparent paper, with just those gradients that they use. */
export function paper(marks: string): string {
  const used = Object.entries(GRADIENTS).filter(([id]) => marks.includes(`url(#${id})`))
  const defs = used.map(([, gradient]) => gradient).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAPER} ${PAPER}" width="${PAPER}" height="${PAPER}"><defs>${defs}</defs>${marks}</svg>`
}

/** A number short enough for a picture: tenths, no trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Marks moved to another place. */
export function shifted({ x, y }: { x: number; y: number }, marks: string): string {
  return `<g transform="translate(${n(x)} ${n(y)})">${marks}</g>`
}
