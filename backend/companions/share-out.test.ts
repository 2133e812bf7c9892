import { expect, test } from 'vitest'
import { shareOut } from './share-out'

const alone = (id: number) => ({ id, group_id: null })
const ofGroup = (id: number, group_id: number) => ({ id, group_id })

test('what an earlier list has taken, a later one leaves out', () => {
  expect(
    shareOut(
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

test('the product itself and its variations stand in no list', () => {
  expect(shareOut([[ofGroup(1, 7), ofGroup(2, 7), alone(3)]], ofGroup(1, 7), 10)).toEqual([[3]])
})

test('one variation stands for its group, in one list alone', () => {
  expect(shareOut([[ofGroup(1, 7), ofGroup(2, 7)], [ofGroup(3, 7)]], alone(9), 10)).toEqual([[1], []])
})

test('a list is cut, and what it had no room for is free for the next', () => {
  expect(shareOut([[alone(1), alone(2)], [alone(2)]], alone(9), 1)).toEqual([[1], [2]])
})
