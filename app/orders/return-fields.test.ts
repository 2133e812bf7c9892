import { expect, test } from 'vitest'
import { type ReturnableLine, readReturnLines, returnFields } from './return-fields'

const line = (
  position: number,
  left: number,
  reasons: ReturnableLine['reasons'] = ['changed-mind', 'faulty'],
): ReturnableLine => ({
  position,
  name: 'CR2032',
  sku: 'CR2032',
  thumb: null,
  quantity: left,
  left,
  is_gift_card: false,
  battery: 'lithium',
  reasons,
})

function read(lines: readonly ReturnableLine[], fields: Readonly<Record<string, string>>) {
  return readReturnLines((name) => fields[name] ?? null, lines)
}

const chosen = (position: number, quantity: string, reason = 'faulty', condition = 'used') => {
  const names = returnFields(position)
  return { [names.chosen]: 'on', [names.quantity]: quantity, [names.reason]: reason, [names.condition]: condition }
}

test('chosen lines are read with quantity, reason and condition; others are left out', () => {
  const fields = { ...chosen(0, '2'), 'quantity-1': '1', 'reason-1': 'faulty', 'condition-1': 'used' }
  expect(read([line(0, 3), line(1, 1)], fields)).toEqual({
    lines: [{ position: 0, quantity: 2, reason: 'faulty', condition: 'used' }],
    errors: {},
  })
})

test.each(['0', '4', '1.5', '', '-1', 'x', '1e9'])('the quantity %j of 3 is refused', (quantity) => {
  expect(read([line(0, 3)], chosen(0, quantity)).errors).toEqual({ 'quantity-0': ['return.error.quantity'] })
})

test('a reason whose time is over, an unknown one, and an unknown condition are refused beside their fields', () => {
  expect(read([line(0, 3, ['faulty'])], chosen(0, '1', 'changed-mind')).errors).toEqual({ 'reason-0': ['return.error.reason'] })
  expect(read([line(0, 3)], chosen(0, '1', '', '')).errors).toEqual({
    'reason-0': ['return.error.reason'],
    'condition-0': ['return.error.condition'],
  })
})

test('a form without a chosen line is refused as a whole', () => {
  expect(read([line(0, 3)], {}).errors).toEqual({ '': ['return.error.none'] })
})
