import type { PageKey } from '../page-paths'
import type { PageTexts } from '../content-records'
import { about } from './about/about'
import { accessibility } from './accessibility/accessibility'
import { batteryGuide } from './battery-guide/battery-guide'
import { batterySafety } from './battery-safety/battery-safety'
import { business } from './business/business'
import { contact } from './contact/contact'
import { cookies } from './cookies/cookies'
import { customerService } from './customer-service/customer-service'
import { giftCards } from './gift-cards/gift-cards'
import { imprint } from './imprint/imprint'
import { payment } from './payment/payment'
import { privacy } from './privacy/privacy'
import { recycling } from './recycling/recycling'
import { returns } from './returns/returns'
import { shipping } from './shipping/shipping'
import { terms } from './terms/terms'

/** The texts that every page contains. */
export const pageTexts: Record<PageKey, PageTexts> = {
  about,
  accessibility,
  'battery-guide': batteryGuide,
  'battery-safety': batterySafety,
  business,
  contact,
  cookies,
  'customer-service': customerService,
  'gift-cards': giftCards,
  imprint,
  payment,
  privacy,
  recycling,
  returns,
  shipping,
  terms,
}
