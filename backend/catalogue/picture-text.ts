import type { PictureView } from '../pictures/draw-product'
import { measuresOf } from '../pictures/place-items'
import { SHAPE_OF } from '../pictures/shape-table'
import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'
import type { Drawing } from '../pictures/drawing'
import { wordNumber } from './format-attributes'

const VIEW_TEXTS: Record<Exclude<PictureView, 'front'>, Texts> = {
  pack: { sv: 'i förpackning', no: 'i emballasje', de: 'in der Verpackung', da: 'i emballage' },
  size: { sv: 'måttritning', no: 'måltegning', de: 'Maßzeichnung', da: 'måltegning' },
  top: {
    sv: 'sedd ovanifrån, pluspolen till {side}',
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

/** What a view of a product shows, in words: its name, and what the drawing adds to it, with the millimetres it gives. */
export function pictureText({ name, drawing }: Shown, view: PictureView, language: Language): string {
  if (view === 'front') return name
  const text = VIEW_TEXTS[view][language].replace('{side}', SIDE[drawing.positive ?? 'right'][language])
  return view === 'size' ? `${name}, ${text}: ${sizeText(drawing, language)}` : `${name}, ${text}`
}

type Shown = { name: string; drawing: Drawing }

/** Width, height and depth as they are written on a label, unknown ones left out: `26,5 × 48,5 × 17,5 mm`; round things `Ø 20 × 3,2 mm`. */
export function sizeText(drawing: Drawing, language: Language): string {
  const shape = SHAPE_OF[drawing.shape]
  const { w, h, d } = measuresOf(drawing, shape)
  const round = shape.projection === 'round'
  const sizes = round ? [w, drawing.shape === 'coin' ? d : h] : [w, h, d]
  const written = sizes.filter((mm) => mm > 0).map((mm) => wordNumber(mm, language))
  return `${round ? 'Ø\u00a0' : ''}${written.join('\u00a0×\u00a0')}\u00a0mm`
}
