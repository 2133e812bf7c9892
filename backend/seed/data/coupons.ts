import type { Store } from '../../stores/stores'
import type { Texts } from '../../texts'

type Amounts = Record<Store['currency'], number>

/** A discount code. Exactly one of `percent`, `amount`, `buyXGetY` and `addsProduct` is set. */
export type SeedCoupon = {
  code: string
  label: Texts
  percent?: number
  amount?: Amounts
  /** Buy x products of a category (its key) and get y of them free, any number of times. */
  buyXGetY?: { x: number; y: number; category: string }
  /** The sku of a product that the code adds to the cart, free of charge. */
  addsProduct?: string
  minimumSpend?: Amounts
  discountCategories?: string[]
}

/**
 * The seeded discount codes, one of each kind. Shops that were seeded before a code was added do
 * not get it: their codes are the staff's.
 */
export const COUPONS: SeedCoupon[] = [
  {
    code: 'KRAFT10',
    label: { sv: '10 % på allt', no: '10 % på alt', de: '10 % auf alles', da: '10 % på alt' },
    percent: 10,
  },
  {
    code: 'START50',
    label: {
      sv: '50 kr rabatt från 400 kr',
      no: '50 kr rabatt fra 400 kr',
      de: '5 € Rabatt ab 40 €',
      da: '40 kr. rabat fra 300 kr.',
    },
    amount: { SEK: 50, NOK: 50, EUR: 5, DKK: 40 },
    minimumSpend: { SEK: 400, NOK: 400, EUR: 40, DKK: 300 },
  },
  {
    code: 'VERKTYG15',
    label: {
      sv: '15 % på verktygsbatterier',
      no: '15 % på verktøybatterier',
      de: '15 % auf Werkzeugakkus',
      da: '15 % på værktøjsbatterier',
    },
    percent: 15,
    discountCategories: ['tool-batteries'],
  },
  {
    code: '3FOR2',
    label: {
      sv: 'Tre för två på knappceller',
      no: 'Tre for to på knappceller',
      de: 'Drei für zwei bei Knopfzellen',
      da: 'Tre for to på knapceller',
    },
    buyXGetY: { x: 2, y: 1, category: 'button-cells' },
  },
  {
    code: 'TESTARE',
    label: {
      sv: 'En batteritestare på köpet från 300 kr',
      no: 'En batteritester på kjøpet fra 300 kr',
      de: 'Ein Batterietester gratis ab 30 €',
      da: 'En batteritester med i købet fra 250 kr.',
    },
    addsProduct: 'TST-ANA',
    minimumSpend: { SEK: 300, NOK: 300, EUR: 30, DKK: 250 },
  },
]
