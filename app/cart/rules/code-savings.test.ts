import { expect, it } from 'vitest'
import { codeSavings, savingsBelowLines } from './code-savings'

const part = (code: string, amount: number, shared = true) => ({ code, amount, shared })

it('a reduction shared by several lines is shown as one amount, beside the savings of the other codes', () => {
  const lines = [
    { vat: 25, reductions: [part('START50', 30), part('3FOR2', 29, false)] },
    { vat: 25, reductions: [part('START50', 20)] },
  ]
  expect(savingsBelowLines(lines)).toEqual([
    { code: 'START50', amount: 50, net: 40 },
    { code: '3FOR2', amount: 29, net: 23.2 },
  ])
})

it('each code has a saving of its own, in the order of the lines, with the VAT of each line', () => {
  const lines = [
    { vat: 25, reductions: [part('A', 5)] },
    { vat: 0, reductions: [part('A', 5), part('B', 1.1)] },
    { vat: 0, reductions: [part('B', 2.2)] },
  ]
  expect(codeSavings(lines)).toEqual([
    { code: 'A', amount: 10, net: 9 },
    { code: 'B', amount: 3.3, net: 3.3 },
  ])
})

it('a single code without shared reductions is shown on the lines of the cart only', () => {
  const lines = [
    { vat: 25, reductions: [part('KRAFT10', 3, false)] },
    { vat: 25, reductions: [part('KRAFT10', 4, false)] },
  ]
  expect(savingsBelowLines(lines)).toEqual([])
  expect(codeSavings(lines)).toEqual([{ code: 'KRAFT10', amount: 7, net: 5.6 }])
  expect(savingsBelowLines([{ vat: 25, reductions: [] }])).toEqual([])
})
