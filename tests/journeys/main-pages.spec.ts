import { checkKinds } from '../support/journey/check-kinds'
import { MAIN_KINDS } from '../support/journey/page-kinds'

// With pictures, and with all cards of a list: pages.spec.ts looks at the other pages without.
checkKinds(MAIN_KINDS)
