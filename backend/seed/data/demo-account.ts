/** The account for trying out the shop. Its password is public, so it must never hold anything of value. */
export const DEMO_ACCOUNT = {
  email: 'demo@kraftcell.example',
  password: 'demo-kraftcell',
  first_name: 'Demo',
  last_name: 'Kraftcell',
}

export const DEMO_DISCOUNT = { discount_category: 'button-cells', percentage: 10 }
