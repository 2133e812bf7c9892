import { expect, test } from 'vitest'
import type { Drawing } from './drawing'
import { pictureText } from './picture-text'

const block: Drawing = {
  shape: 'car-battery',
  width: 278,
  height: 190,
  depth: 175,
  colours: ['#111', '#222'],
  label: 'H7',
  count: 1,
  positive: 'left',
}
const coin: Drawing = { ...block, shape: 'coin', width: 20, height: 20, depth: 3.2 }

test('the text of a dimension drawing has its sizes in millimetres', () => {
  expect(pictureText({ name: 'H7', drawing: block }, 'size', 'de')).toBe(
    'H7, Maßzeichnung: 278\u00a0×\u00a0190\u00a0×\u00a0175\u00a0mm',
  )
  expect(pictureText({ name: 'CR2032', drawing: coin }, 'size', 'sv')).toBe(
    'CR2032, måttritning: Ø\u00a020\u00a0×\u00a03,2\u00a0mm',
  )
})

test('the text of the top view names the side of the positive terminal', () => {
  expect(pictureText({ name: 'H7', drawing: block }, 'top', 'da')).toBe('H7, set ovenfra, pluspolen til venstre')
})

test('the text of the main picture is the product name', () => {
  expect(pictureText({ name: 'H7', drawing: block }, 'front', 'no')).toBe('H7')
})
