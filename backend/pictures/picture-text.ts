import type { PictureView } from './draw-product'
import { measuresOf } from './place-items'
import { SHAPES } from './shape-table'
import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'
import type { Drawing } from './drawing'
import { formatNumber } from '../stores/format-attributes'

const VIEW_TEXTS: Record<Exclude<PictureView, 'front'>, Texts> = {
  pack: { sv: 'i förpackning', no: 'i emballasje', de: 'in der Verpackung', da: 'i emballage' },
  size: { sv: 'måttritning', no: 'måltegning', de: 'Maßzeichnung', da: 'måltegning' },
  top: {
    sv: 'sett ovanifrån, pluspolen till {side}',
    no: 'sett ovenfra, plusspolen til {side}',
    de: 'von oben gesehen, Pluspol {side}',
    da: 'set ovenfra, pluspolen til {side}',
  },
  scale: {
    sv: 'bredvid ett AA-batteri',
    no: 'ved siden av et AA-batteri',
    de: 'neben einer AA-Batterie',
    da: 'ved siden af et AA-batteri',
  },
}

const SIDE: Record<'left' | 'right', Texts> = {
  left: { sv: 'vänster', no: 'venstre', de: 'links', da: 'venstre' },
  right: { sv: 'höger', no: 'høyre', de: 'rechts', da: 'højre' },
}

/** The alternative text of a picture: the product's name, the view, and the sizes that a dimension drawing shows. */
export function pictureText({ name, drawing }: Pictured, view: PictureView, language: Language): string {
  if (view === 'front') return name
  const text = VIEW_TEXTS[view][language].replace('{side}', SIDE[drawing.positive ?? 'right'][language])
  return view === 'size' ? `${name}, ${text}: ${sizeText(drawing, language)}` : `${name}, ${text}`
}

type Pictured = { name: string; drawing: Drawing }

/** Width, height and depth: `26,5 × 48,5 × 17,5 mm`, or `Ø 20 × 3,2 mm` for round products. Unknown sizes are left out. */
export function sizeText(drawing: Drawing, language: Language): string {
  const shape = SHAPES[drawing.shape]
  const { w, h, d } = measuresOf(drawing, shape)
  const round = shape.projection === 'round'
  const sizes = round ? [w, drawing.shape === 'coin' ? d : h] : [w, h, d]
  const written = sizes.filter((mm) => mm > 0).map((mm) => formatNumber(mm, language))
  return `${round ? 'Ø\u00a0' : ''}${written.join('\u00a0×\u00a0')}\u00a0mm`
}
