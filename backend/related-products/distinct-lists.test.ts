import { expect, test } from 'vitest'
import { distinctLists } from './distinct-lists'

const alone = (id: number) => ({ id, group_id: null })
const ofGroup = (id: number, group_id: number) => ({ id, group_id })

test('a product of an earlier list is not in a later one', () => {
  expect(
    distinctLists(
      [
        [alone(1), alone(2)],
        [alone(2), alone(3)],
        [alone(1), alone(3)],
      ],
      alone(9),
      10,
    ),
  ).toEqual([[1, 2], [3], []])
})

test('the product itself and its variations are in no list', () => {
  expect(distinctLists([[ofGroup(1, 7), ofGroup(2, 7), alone(3)]], ofGroup(1, 7), 10)).toEqual([[3]])
})

test('only one variation of a group is listed, in one list', () => {
  expect(distinctLists([[ofGroup(1, 7), ofGroup(2, 7)], [ofGroup(3, 7)]], alone(9), 10)).toEqual([[1], []])
})

test('products cut off from a list are available to the next', () => {
  expect(distinctLists([[alone(1), alone(2)], [alone(2)]], alone(9), 1)).toEqual([[1], [2]])
})
