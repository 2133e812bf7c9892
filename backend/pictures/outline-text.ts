import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { n } from './canvas'

const require = createRequire(import.meta.url)

let loaded: Font | undefined

/** The bold font of the shop, read at the first use. */
function font(): Font {
  if (loaded === undefined) {
    const read = create(readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')))
    if ('fonts' in read) throw new TypeError('The file holds several fonts')
    loaded = read
  }
  return loaded
}

/** The letters that stand for one which the font lacks. */
const SPELT: Readonly<Record<string, string>> = { '→': '>', Ω: 'ohm' }

/** Whether a letter, or what stands for it, can be drawn. The catalogue's labels have no other (build-catalogue.test.ts). */
export const isDrawable = (letter: string): boolean =>
  [...(SPELT[letter] ?? letter)].every((drawn) => font().hasGlyphForCodePoint(drawn.codePointAt(0) ?? 0))

/**
 * A picture with each text of `lettering` drawn as a path: a program that makes pixels of it needs no fonts of the machine, which
 * may have none. Letters that the font lacks are left out.
 */
export function outlineText(svg: string): string {
  return svg.replaceAll(/<text ([^>]*)>(.*?)<\/text>/g, (_, attributes: string, content: string) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const size = Number(of('font-size'))
    const kept = ['fill', 'opacity', 'transform'].flatMap((name) => {
      const value = of(name)
      return value === undefined ? [] : [`${name}="${value}"`]
    })
    const spans = [...content.matchAll(/<tspan x="([^"]*)" y="([^"]*)">(.*?)<\/tspan>/g)]
    const lines = spans.length > 0 ? spans.map(([, x, y, text]) => [x, y, text]) : [[of('x'), of('y'), content]]
    const paths = lines.map(([x, y, text = '']) => outline(unescapeXml(text), { x: Number(x), y: Number(y), size }))
    return `<path d="${paths.join('')}" ${kept.join(' ')}/>`
  })
}

/** The letters of a line as the commands of a path, with the middle of its base line at x, y. */
function outline(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const { glyphs, positions, advanceWidth } = font().layout([...text].map((letter) => SPELT[letter] ?? letter).join(''))
  const scale = size / font().unitsPerEm
  let left = x - (advanceWidth * scale) / 2
  return glyphs
    .map((glyph, at) => {
      const from = left
      left += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale
      // Glyph 0 is the box that stands for a letter which the font lacks.
      return glyph.id === 0 ? '' : glyph.path.transform(scale, 0, 0, -scale, from, y).toSVG()
    })
    .join('')
    .replaceAll(/-?\d+\.\d+/g, (number) => n(Number(number)))
}

const unescapeXml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
