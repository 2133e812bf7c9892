import type { SeedProduct } from '../../records'
import { makeCells } from './make-cells'

const LOW_DRAIN = `
  301 | SR43SW, SR1142SW       | 1.55 | 120 | 11.6x4.2  | 1.8 | 32 | 1,2    | watch | low-drain | 0.2
  303 | SR44SW, SR1154SW       | 1.55 | 160 | 11.6x5.4  | 2.3 | 32 | 1,2    | watch | low-drain | 0.3
  309 | SR754SW, SR48          | 1.55 | 80  | 7.9x5.4   | 1.1 | 36 | 1,2    | watch | low-drain | 0.15
  315 | SR716SW, SR67          | 1.55 | 20  | 7.9x1.65  | 0.3 | 32 | 1,2    | watch | low-drain | 0.22
  317 | SR516SW, SR62          | 1.55 | 12  | 5.8x1.65  | 0.2 | 34 | 1,2    | watch | low-drain | 0.22
  319 | SR527SW, SR64          | 1.55 | 22  | 5.8x2.7   | 0.3 | 32 | 1,2    | watch | low-drain | 0.22
  321 | SR616SW, SR65          | 1.55 | 14  | 6.8x1.65  | 0.3 | 30 | 1,2,5  | watch | low-drain | 0.35
  329 | SR731SW                | 1.55 | 36  | 7.9x3.1   | 0.6 | 36 | 1,2    | watch | low-drain | 0.12
  335 | SR512SW                | 1.55 | 6   | 5.8x1.25  | 0.1 | 39 | 1,2    | watch | low-drain | 0.14
  337 | SR416SW                | 1.55 | 8   | 4.8x1.65  | 0.1 | 39 | 1,2    | watch | low-drain | 0.16
  339 | SR614SW                | 1.55 | 11  | 6.8x1.45  | 0.2 | 39 | 1,2    | watch | low-drain | 0.12
  341 | SR714SW                | 1.55 | 15  | 7.9x1.45  | 0.3 | 39 | 1,2    | watch | low-drain | 0.12
  344 | SR1136SW, SR42         | 1.55 | 100 | 11.6x3.6  | 1.5 | 36 | 1,2    | watch | low-drain | 0.12
  346 | SR712SW                | 1.55 | 10  | 7.9x1.25  | 0.3 | 39 | 1,2    | watch | low-drain | 0.12
  362 | SR721SW, SR58          | 1.55 | 24  | 7.9x2.1   | 0.4 | 28 | 1,2,5  | watch | low-drain | 0.4
  364 | SR621SW, SR60          | 1.55 | 20  | 6.8x2.15  | 0.3 | 24 | 1,2,5,10 | watch | low-drain | 0.62
  366 | SR1116SW               | 1.55 | 40  | 11.6x1.65 | 0.7 | 39 | 1,2    | watch | low-drain | 0.1
  371 | SR920SW, SR69          | 1.55 | 44  | 9.5x2.1   | 0.6 | 26 | 1,2,5  | watch | low-drain | 0.48
  373 | SR916SW, SR68          | 1.55 | 26  | 9.5x1.65  | 0.5 | 30 | 1,2    | watch | low-drain | 0.28
  377 | SR626SW, SR66          | 1.55 | 28  | 6.8x2.6   | 0.4 | 24 | 1,2,5,10 | watch | low-drain | 0.72
  379 | SR521SW, SR63          | 1.55 | 14  | 5.8x2.15  | 0.2 | 26 | 1,2,5  | watch | low-drain | 0.42
  381 | SR1120SW, SR55         | 1.55 | 50  | 11.6x2.1  | 0.9 | 30 | 1,2    | watch | low-drain | 0.24
  384 | SR41SW, SR736SW        | 1.55 | 45  | 7.9x3.6   | 0.7 | 28 | 1,2    | watch | low-drain | 0.28
  390 | SR1130SW, SR54         | 1.55 | 80  | 11.6x3.1  | 1.3 | 28 | 1,2    | watch | low-drain | 0.32
  394 | SR936SW, SR45          | 1.55 | 67  | 9.5x3.6   | 1   | 28 | 1,2,5  | watch | low-drain | 0.42
  395 | SR927SW, SR57          | 1.55 | 55  | 9.5x2.7   | 0.8 | 26 | 1,2,5  | watch | low-drain | 0.48
  397 | SR726SW, SR59          | 1.55 | 32  | 7.9x2.6   | 0.5 | 28 | 1,2,5  | watch | low-drain | 0.4
`

const HIGH_DRAIN = `
  357 | SR44W, SR44, SR1154W, V76PX | 1.55 | 165 | 11.6x5.4 | 2.3 | 28 | 1,2,5 | watch-high | high-drain | 0.6
  361 | SR721W                 | 1.55 | 24  | 7.9x2.1   | 0.4 | 34 | 1,2    | watch-high | high-drain | 0.18
  363 | SR621W                 | 1.55 | 20  | 6.8x2.15  | 0.3 | 34 | 1,2    | watch-high | high-drain | 0.12
  365 | SR1116W                | 1.55 | 40  | 11.6x1.65 | 0.7 | 39 | 1      | watch-high | high-drain | 0.06
  370 | SR920W                 | 1.55 | 40  | 9.5x2.1   | 0.6 | 32 | 1,2    | watch-high | high-drain | 0.22
  376 | SR626W                 | 1.55 | 27  | 6.8x2.6   | 0.4 | 34 | 1,2    | watch-high | high-drain | 0.2
  380 | SR936W                 | 1.55 | 75  | 9.5x3.6   | 1   | 34 | 1,2    | watch-high | high-drain | 0.16
  386 | SR43W, SR1142W         | 1.55 | 120 | 11.6x4.2  | 1.8 | 28 | 1,2    | watch-high | high-drain | 0.3
  389 | SR1130W                | 1.55 | 80  | 11.6x3.1  | 1.3 | 30 | 1,2    | watch-high | high-drain | 0.24
  391 | SR1120W                | 1.55 | 50  | 11.6x2.1  | 0.9 | 30 | 1,2    | watch-high | high-drain | 0.24
  392 | SR41W, SR736W          | 1.55 | 45  | 7.9x3.6   | 0.7 | 28 | 1,2,5  | watch-high | high-drain | 0.4
  393 | SR754W                 | 1.55 | 80  | 7.9x5.4   | 1.1 | 32 | 1,2    | watch-high | high-drain | 0.24
  396 | SR726W                 | 1.55 | 32  | 7.9x2.6   | 0.5 | 32 | 1,2    | watch-high | high-drain | 0.2
  399 | SR927W                 | 1.55 | 53  | 9.5x2.7   | 0.8 | 30 | 1,2    | watch-high | high-drain | 0.28
`

/** Silver oxide cells, by the numbers that watchmakers use. */
export const silverCells: SeedProduct[] = [LOW_DRAIN, HIGH_DRAIN].flatMap((table) =>
  makeCells(
    {
      kind: 'silver-coin',
      brand: 'knappia',
      brandName: 'Knappia',
      prefix: 'KN',
      category: (cell) => `button-cells/silver/${cell}`,
    },
    table,
  ),
)
