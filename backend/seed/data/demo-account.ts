/** A demonstration account. Its password is public, so it must never contain real data. */
export const DEMO_ACCOUNT = {
  email: 'demo@kraftcell.example',
  password: 'demo-kraftcell',
  first_name: 'Demo',
  last_name: 'Kraftcell',
}

/**
 * An offer to the account in each store: the reduction of the present price in percent, and the products with their quantities,
 * where they are sold. The last two are in the small catalogue of the tests.
 */
export const DEMO_OFFER = { skus: ['KN-CR2032-10P', 'ZKA-AA-20P', 'LR6-24', 'CR2032'], quantity: 10, percent: 30, days: 365 }

export const DEMO_DISCOUNT = { discount_category: 'button-cells', percentage: 10 }
