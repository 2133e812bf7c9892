import { test } from '../support/journey'
import { purchase } from '../support/journey/purchase'

test(
  'a purchase by category and by search, with a code and one error corrected',
  { tag: '@smoke' },
  async ({ page, expectConsole }) => {
    await purchase(page, { hasScripts: false, expectConsole })
  },
)
