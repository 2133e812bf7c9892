/** The account for trying out the shop. Its password is public, so it must never hold anything of value. */
export const DEMO_ACCOUNT = {
  email: 'demo@kraftcell.example',
  password: 'demo-kraftcell',
  first_name: 'Demo',
  last_name: 'Kraftcell',
}

/**
 * An offer to it in each store: what is taken off the price of today in percent, and for how many pieces of which products, where they are sold. The last two
 * are those of the small catalogue of the tests.
 */
export const DEMO_OFFER = { skus: ['KN-CR2032-10P', 'ZKA-AA-20P', 'LR6-24', 'CR2032'], quantity: 10, percent: 20, days: 365 }

export const DEMO_DISCOUNT = { discount_category: 'button-cells', percentage: 10 }
