import type { SeedFamily } from '../family'
import { BUTTON_CATEGORIES } from './button-categories'
import { makeCells } from './make-cells'
import { silverCells } from './silver-cells'

const CR = `
  CR927  |         | 3 | 30   | 9.5x2.7  | 0.6 | 24 | 1,5    | sensor | 9–10 | 0.15
  CR1025 |         | 3 | 30   | 10x2.5   | 0.7 | 24 | 1,5    | sensor | 9–10 | 0.15
  CR1216 | DL1216  | 3 | 25   | 12.5x1.6 | 0.7 | 19 | 1,2,5  | key    | 12   | 0.35
  CR1220 | DL1220  | 3 | 40   | 12.5x2   | 0.8 | 19 | 1,2,5  | key    | 12   | 0.45
  CR1225 | DL1225  | 3 | 50   | 12.5x2.5 | 0.9 | 19 | 1,2,5  | sensor | 12   | 0.25
  CR1612 |         | 3 | 40   | 16x1.2   | 0.8 | 24 | 1,5    | sensor | 16   | 0.12
  CR1616 | DL1616  | 3 | 55   | 16x1.6   | 1.2 | 19 | 1,2,5  | key    | 16   | 0.5
  CR1620 | DL1620  | 3 | 75   | 16x2     | 1.3 | 19 | 1,2,5  | key    | 16   | 0.6
  CR1632 | DL1632  | 3 | 130  | 16x3.2   | 1.8 | 19 | 1,2,5  | key    | 16   | 0.6
  CR2012 |         | 3 | 55   | 20x1.2   | 1.4 | 24 | 1,5    | sensor | 20   | 0.15
  CR2016 | DL2016, ECR2016 | 3 | 90   | 20x1.6   | 1.8 | 16 | 1,2,5,10 | key   | 20 | 0.85
  CR2025 | DL2025, ECR2025 | 3 | 165  | 20x2.5   | 2.5 | 16 | 1,2,5,10 | key   | 20 | 0.9
  CR2032 | DL2032, ECR2032 | 3 | 225  | 20x3.2   | 3   | 16 | 1,2,4,5,10,20 | board | 20 | 0.98
  CR2320 |         | 3 | 130  | 23x2     | 3   | 26 | 1,5    | sensor | 23   | 0.15
  CR2325 |         | 3 | 190  | 23x2.5   | 3.2 | 26 | 1,5    | sensor | 23   | 0.18
  CR2330 |         | 3 | 265  | 23x3     | 3.8 | 29 | 1,5    | sensor | 23   | 0.15
  CR2354 |         | 3 | 560  | 23x5.4   | 5.9 | 39 | 1,2    | sensor | 23   | 0.2
  CR2412 |         | 3 | 100  | 24.5x1.2 | 2   | 39 | 1,5    | key    | 24   | 0.2
  CR2430 | DL2430  | 3 | 285  | 24.5x3   | 4   | 22 | 1,2,5  | sensor | 24   | 0.5
  CR2450 | DL2450  | 3 | 620  | 24.5x5   | 6.3 | 24 | 1,2,5,10 | sensor | 24 | 0.68
  CR2477 | DL2477  | 3 | 1000 | 24.5x7.7 | 10.5 | 39 | 1,2,5 | sensor | 24   | 0.4
  CR3032 |         | 3 | 500  | 30x3.2   | 6.8 | 39 | 1,2    | sensor | 30   | 0.15
`

const ECONOMY_CR = `
  CR1620 | DL1620  | 3 | 70   | 16x2     | 1.3 | 14 | 5,10    | key    | 16   | 0.3
  CR1632 | DL1632  | 3 | 125  | 16x3.2   | 1.8 | 14 | 5,10    | key    | 16   | 0.3
  CR2016 | DL2016  | 3 | 80   | 20x1.6   | 1.8 | 11 | 5,10,20 | key    | 20   | 0.4
  CR2025 | DL2025  | 3 | 150  | 20x2.5   | 2.5 | 11 | 5,10,20 | key    | 20   | 0.45
  CR2032 | DL2032  | 3 | 210  | 20x3.2   | 3   | 11 | 5,10,20,40 | board | 20 | 0.6
  CR2430 | DL2430  | 3 | 270  | 24.5x3   | 4   | 16 | 5,10    | sensor | 24   | 0.25
  CR2450 | DL2450  | 3 | 580  | 24.5x5   | 6.3 | 18 | 5,10    | sensor | 24   | 0.32
`

const BR = `
  BR1220 |  | 3 | 35   | 12.5x2   | 0.7 | 32 | 1,5 | sensor | 12 | 0.08
  BR1225 |  | 3 | 48   | 12.5x2.5 | 0.8 | 32 | 1,5 | sensor | 12 | 0.12
  BR1632 |  | 3 | 120  | 16x3.2   | 1.5 | 34 | 1,5 | sensor | 16 | 0.12
  BR2032 |  | 3 | 190  | 20x3.2   | 2.5 | 34 | 1,5 | sensor | 20 | 0.2
  BR2325 |  | 3 | 165  | 23x2.5   | 3.2 | 36 | 1,5 | sensor | 23 | 0.15
  BR2330 |  | 3 | 255  | 23x3     | 3.2 | 38 | 1,5 | sensor | 23 | 0.15
  BR2477A |  | 3 | 1000 | 24.5x7.7 | 8  | 79 | 1,2 | sensor | 24 | 0.12
  BR3032 |  | 3 | 500  | 30x3.2   | 5.5 | 59 | 1,2 | sensor | 30 | 0.08
`

const LR = `
  LR41 | AG3, 192, L736, V3GA | 1.5 | 32  | 7.9x3.6  | 0.6 | 12 | 2,5,10 | pocket | button-cells/alkaline | 0.6
  LR43 | AG12, 186, V12GA     | 1.5 | 100 | 11.6x4.2 | 1.4 | 12 | 2,5,10 | pocket | button-cells/alkaline | 0.45
  LR44 | AG13, A76, L1154, V13GA | 1.5 | 130 | 11.6x5.4 | 1.9 | 12 | 1,2,4,5,10,20 | pocket | button-cells/alkaline | 0.88
  LR45 | AG9, LR936, 194      | 1.5 | 50  | 9.5x3.6  | 1   | 14 | 2,10   | pocket | button-cells/alkaline | 0.15
  LR48 | AG5, LR754, 193      | 1.5 | 60  | 7.9x5.4  | 1   | 14 | 2,10   | pocket | button-cells/alkaline | 0.15
  LR54 | AG10, LR1130, 189, V10GA | 1.5 | 70  | 11.6x3.1 | 1.1 | 12 | 2,5,10 | pocket | button-cells/alkaline | 0.55
  LR55 | AG8, LR1120, 191, V8GA | 1.5 | 40  | 11.6x2.1 | 0.8 | 14 | 2,10   | pocket | button-cells/alkaline | 0.25
  LR57 | AG7, LR927, 195      | 1.5 | 40  | 9.5x2.7  | 0.8 | 14 | 2,10   | pocket | button-cells/alkaline | 0.15
  LR58 | AG11, LR721, 162     | 1.5 | 18  | 7.9x2.1  | 0.5 | 14 | 2,10   | pocket | button-cells/alkaline | 0.12
  LR59 | AG2, LR726, 196      | 1.5 | 22  | 7.9x2.6  | 0.5 | 14 | 2,10   | pocket | button-cells/alkaline | 0.14
  LR60 | AG1, LR621, 164      | 1.5 | 13  | 6.8x2.1  | 0.3 | 14 | 2,10   | pocket | button-cells/alkaline | 0.2
  LR63 | AG0, LR521           | 1.5 | 9   | 5.8x2.1  | 0.2 | 14 | 2,10   | pocket | button-cells/alkaline | 0.14
  LR66 | AG4, LR626, 177      | 1.5 | 18  | 6.8x2.6  | 0.4 | 14 | 2,10   | pocket | button-cells/alkaline | 0.2
  LR69 | AG6, LR920, 171      | 1.5 | 25  | 9.5x2.1  | 0.6 | 14 | 2,10   | pocket | button-cells/alkaline | 0.14
  LR9  | PX625A, V625U, EPX625G | 1.5 | 190 | 15.6x6.2 | 3.3 | 29 | 1,2  | photo  | button-cells/alkaline | 0.2
`

const byDiameter = (cell: string): string => `button-cells/lithium/${cell}mm`

export const buttonCells: SeedFamily = {
  categories: BUTTON_CATEGORIES,
  devices: [],
  products: [
    ...makeCells({ kind: 'lithium-coin', brand: 'knappia', brandName: 'Knappia', prefix: 'KN', category: byDiameter }, CR),
    ...makeCells(
      { kind: 'lithium-coin', brand: 'zinkula', brandName: 'Zinkula', prefix: 'ZKB', category: byDiameter },
      ECONOMY_CR,
    ),
    ...makeCells({ kind: 'carbon-coin', brand: 'cellmora', brandName: 'Cellmora', prefix: 'CM', category: byDiameter }, BR),
    ...makeCells({ kind: 'alkaline-coin', brand: 'knappia', brandName: 'Knappia', prefix: 'KN' }, LR),
    ...silverCells,
  ],
}
