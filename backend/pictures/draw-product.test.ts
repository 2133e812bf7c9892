import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Drawing } from './drawing'
import { drawProduct, PICTURE_VIEWS, viewsOf } from './draw-product'
import { SHAPES } from './shape-table'

const SHAPE_NAMES = Object.keys(SHAPES).filter((name): name is Drawing['shape'] => name in SHAPES)

function drawing(changes: Partial<Drawing> = {}): Drawing {
  const cell = { width: 14.5, height: 50.5, depth: 14.5, colours: ['#1f3a4d', '#c98b2b'], label: 'LR6', count: 1 } as const
  return { shape: 'cylinder', ...cell, colours: [...cell.colours], ...changes }
}

/** The marks of a picture, after checking that every element is closed in its turn and every attribute quoted. */
function elementsOf(svg: string): string[] {
  const open: string[] = []
  const names: string[] = []
  const text = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, _attributes, empty: string) => {
      names.push(name)
      if (closing) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(text).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/)
  return names
}

describe.each(SHAPE_NAMES)('a %s', (shape) => {
  test.each(PICTURE_VIEWS)('is a small, well-formed, self-contained picture in the view %s', (view) => {
    for (const count of [1, 4]) {
      const svg = drawProduct(drawing({ shape, width: 75, height: 96, depth: 30, label: 'EB-BG980ABY', count }), view)
      expect(elementsOf(svg)).not.toEqual(expect.arrayContaining(['script', 'style', 'image', 'foreignObject']))
      expect(Buffer.byteLength(svg)).toBeLessThan(6000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect([...svg.matchAll(/(?:href="|url\()([^")]*)/g)].every(([, target]) => target?.startsWith('#'))).toBe(true)
    }
  })

  test('refers only to ids that are in the picture', () => {
    const svg = drawProduct(drawing({ shape, count: 3 }), 'pack')
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(target)
  })

  test('is drawn the same way each time', () => {
    for (const view of PICTURE_VIEWS)
      expect(drawProduct(drawing({ shape, count: 2 }), view)).toBe(drawProduct(drawing({ shape, count: 2 }), view))
  })

  test('is well-formed for any label and sizes', () => {
    const size = fc.double({ min: 0, max: 600, noNaN: true })
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        size,
        size,
        size,
        fc.integer({ min: 0, max: 40 }),
        (label, width, height, depth, count) => {
          for (const view of PICTURE_VIEWS) {
            const svg = drawProduct(drawing({ shape, label, width, height, depth, count }), view)
            elementsOf(svg)
            expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

test('the label is printed as text, never as markup', () => {
  const svg = drawProduct(drawing({ label: '<b>&"' }), 'front')
  expect(svg).toContain('&lt;b&gt;&amp;&quot;')
  expect(svg).not.toContain('<b>')
})

test('an 18650 and a 26650 are drawn to scale', () => {
  const halfWidth = (width: number) => Number(/A([\d.]+) /.exec(drawProduct(drawing({ width, height: 65 }), 'front'))?.[1])
  expect(halfWidth(18.6) / halfWidth(26.5)).toBeCloseTo(18.6 / 26.5, 2)
})

test('of two cells of one shape the larger is drawn larger', () => {
  const radius = (width: number) =>
    Number(
      /rx="([\d.]+)" ry="[\d.]+" fill="#f4f6f7"/.exec(
        drawProduct(drawing({ shape: 'coin', width, height: width, depth: 3 }), 'front'),
      )?.[1],
    )
  expect(radius(24.5)).toBeGreaterThan(radius(12.5))
})

test.each([
  ['right', 1],
  ['left', -1],
  [undefined, 1],
] as const)('a car battery with its positive terminal %s shows the red collar there', (positive, order) => {
  const svg = drawProduct(
    drawing({ shape: 'car-battery', width: 278, height: 190, depth: 175, colours: ['#111111', '#222222'], positive }),
    'front',
  )
  const collar = (colour: string) => Number(new RegExp(`cx="([\\d.]+)"[^>]*fill="${colour}"`).exec(svg)?.[1])
  expect(Math.sign(collar('#b3261e') - collar('#22303c'))).toBe(order)
})

test('as many items are drawn as the pack holds, at most 60', () => {
  const drawn = (count: number) => drawProduct(drawing({ count }), 'front').match(/<use /g)?.length ?? 1
  expect([1, 2, 4, 8, 20, 40, 60, 90].map(drawn)).toEqual([1, 2, 4, 8, 20, 40, 60, 60])
})

test.each([8, 40])('a pack of %i has its number on the picture, where a card shows it', (count) => {
  expect(drawProduct(drawing({ count }), 'front')).toContain(`>× ${count}<`)
  expect(drawProduct(drawing({ count: 1, printed: count }), 'front')).toContain(`>× ${count}<`)
  expect(drawProduct(drawing(), 'front')).not.toContain('×')
})

test('the pack shows its number of items, even when fewer are drawn', () => {
  expect(drawProduct(drawing({ count: 20 }), 'pack')).toContain('20 × LR6')
})

test('a single item has no pack, so its pack view is its front', () => {
  expect(drawProduct(drawing(), 'pack')).toBe(drawProduct(drawing(), 'front'))
})

test('the size view writes millimetres with a decimal comma', () => {
  const svg = drawProduct(drawing(), 'size')
  expect(svg).toContain('>Ø\u00a014,5\u00a0mm<')
  expect(svg).toContain('>50,5\u00a0mm<')
})

test('the size view of a block shows width, height and depth', () => {
  const svg = drawProduct(drawing({ shape: 'block9v', width: 26.5, height: 48.5, depth: 17.5 }), 'size')
  for (const size of ['26,5', '48,5', '17,5']) expect(svg).toContain(`>${size}\u00a0mm<`)
})

test('the size view of a coin shows diameter and thickness, in whichever order the data has them', () => {
  for (const sizes of [
    { width: 20, height: 20, depth: 3.2 },
    { width: 20, height: 3.2, depth: 20 },
  ]) {
    const svg = drawProduct(drawing({ shape: 'coin', ...sizes }), 'size')
    expect(svg).toContain('>Ø\u00a020\u00a0mm<')
    expect(svg).toContain('>3,2\u00a0mm<')
  }
})

test('a hearing-aid cell has the tab colour of its size', () => {
  const tab = (label: string) =>
    /<path d="[^"]*" fill="(#[0-9a-f]{6})" stroke=/.exec(
      drawProduct(drawing({ shape: 'coin', width: 7.9, height: 7.9, depth: 3.6, label }), 'front'),
    )?.[1]
  expect([tab('PR70'), tab('312'), tab('PR48'), tab('675')]).toEqual(['#f2b705', '#8a4b1f', '#e8730c', '#1f5fa8'])
  expect(tab('LR41')).toBeUndefined()
})

test('views without new information are left out', () => {
  expect(viewsOf(drawing())).toEqual(['front', 'size'])
  expect(viewsOf(drawing({ count: 4 }))).toEqual(['front', 'pack', 'size'])
  expect(viewsOf(drawing({ shape: 'cable', width: 1000, height: 5, depth: 5 }))).toEqual(['front'])
  expect(viewsOf(drawing({ shape: 'gift-card', width: 85.6, height: 54, depth: 1 }))).toEqual(['front'])
  expect(viewsOf(drawing({ width: 0, height: 0 }))).toEqual(['front'])
})

test('products other than AA cells are shown beside one, at the same scale', () => {
  expect(viewsOf(drawing({ width: 10.5, height: 44.5, label: 'LR03' }))).toEqual(['front', 'size', 'scale'])
  const svg = drawProduct(drawing({ width: 29, height: 50.5, label: 'X' }), 'scale')
  const halves = [...svg.matchAll(/A([\d.]+) [\d.]+ 0 0 0/g)].map(([, half]) => Number(half))
  expect(Math.max(...halves) / Math.min(...halves)).toBeCloseTo(2, 1)
  expect(svg).toContain('>AA<')
})

test('a battery with left or right terminals has a top view with the positive terminal, length and depth', () => {
  const lead = { shape: 'car-battery', width: 278, height: 190, depth: 175, colours: ['#111111', '#222222'] } as const
  const seen = (positive: 'left' | 'right') => drawProduct(drawing({ ...lead, colours: [...lead.colours], positive }), 'top')
  const plus = (svg: string) => Number(/cx="([\d.]+)"[^>]*fill="#b3261e"/.exec(svg)?.[1])
  expect(viewsOf(drawing({ ...lead, colours: [...lead.colours] }))).toEqual(['front', 'size', 'top', 'scale'])
  expect(plus(seen('left'))).toBeLessThan(plus(seen('right')))
  for (const size of ['278', '175']) expect(seen('left')).toContain(`>${size}\u00a0mm<`)
})

describe('a set', () => {
  const parts = [
    drawing({ shape: 'charger', height: 70 }),
    drawing({ shape: 'charger', height: 70 }),
    drawing({ shape: 'bulb', label: 'H7' }),
  ]

  test('shows its parts together, and has no other view', () => {
    const svg = drawProduct(drawing({ parts }), 'front')
    elementsOf(svg)
    expect(svg).toContain('H7')
    expect(svg.match(/LR6/g)?.length).toBeGreaterThanOrEqual(2)
    expect(viewsOf(drawing({ parts }))).toEqual(['front'])
    expect(drawProduct(drawing({ parts }), 'size')).toBe(svg)
  })

  test('has unique ids, even with several parts of one kind', () => {
    for (const shape of SHAPE_NAMES) {
      const svg = drawProduct(drawing({ parts: Array.from({ length: 7 }, () => drawing({ shape, count: 1 })) }), 'front')
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(Buffer.byteLength(svg)).toBeLessThan(20_000)
    }
  })
})
