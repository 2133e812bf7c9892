import { listIn, numberIn, readRows } from './read-rows'

/** The cross-selling products of a category, or of one size within it. */
export type GoesWith = { of: string; size: string; offers: { sku: string; percent: number }[] }

/**
 * The hand-written cross-selling table: a category key or the beginning of one, optionally a size, and the offered products with
 * their discounts. The first matching row applies. Only products without variations can be offered.
 */
const TABLE = `
household/aa |  | CAS-24 -20%, TST-ANA -15%
household/aaa |  | CAS-24 -20%, TST-ANA -15%
household/c |  | TST-LCD -15%, CAS-100 -15%
household/d |  | TST-LCD -15%, CAS-100 -15%
household/9v |  | ALM-SM9 -10%, ALM-WTR -10%
button-cells |  | TST-BTN -15%
rechargeable/loose/aa |  | CHN-4LCD -10%, CAS-AA4 -20%
rechargeable/loose/aaa |  | CHN-4LCD -10%, CAS-AA4 -20%
rechargeable/loose/c |  | CHN-UNI -10%, CAS-100 -15%
rechargeable/loose/d |  | CHN-UNI -10%, CAS-100 -15%
rechargeable/loose/9v |  | CHN-9V2 -10%
lithium-cells/li-ion | 18650 | CHL-2F -10%, CAS-18650-2 -20%
lithium-cells/li-ion | 21700 | CHL-4F -10%, TST-LIION -10%
lithium-cells/li-ion | 26650 | CHL-4A -10%
lithium-cells/li-ion | 16340 | CHL-RCR -10%
lithium-cells/li-ion | 14500 | CHL-14500 -10%
lithium-cells/li-ion | 10440 | CHL-14500 -10%
tool-batteries/makita/18-v-lxt |  | CHT-MAK18 -10%
tool-batteries/makita/14-4-v-lxt |  | CHT-MAK18 -10%
tool-batteries/makita/12-v-max-cxt |  | CHT-MAK12 -10%
tool-batteries/bosch/18-v-procore |  | CHT-BOS18 -10%
tool-batteries/bosch/18-v-professional |  | CHT-BOS18 -10%
tool-batteries/bosch/12-v-professional |  | CHT-BOS12 -10%
tool-batteries/bosch/10-8-v |  | CHT-BOS12 -10%
tool-batteries/dewalt/18-v-xr |  | CHT-DEW18 -10%
tool-batteries/dewalt/14-4-v-xr |  | CHT-DEW18 -10%
tool-batteries/dewalt/10-8-v-xr |  | CHT-DEW18 -10%
tool-batteries/milwaukee/18-v-m18 |  | CHT-MIL18 -10%
tool-batteries/milwaukee/12-v-m12 |  | CHT-MIL18 -10%
tool-batteries/hikoki/18-v |  | CHT-HIK18 -10%
tool-batteries/ryobi |  | CHT-RYO18 -10%
tool-batteries/einhell |  | CHT-EIN18 -10%
tool-batteries/metabo/18-v-lihd |  | CHT-MET18 -10%
tool-batteries/metabo/18-v-cas |  | CHT-MET18 -10%
car/truck |  | TST-CAR24 -10%, CHC-10 -10%
car |  | CHC-5 -10%, JMP-CAB25 -15%, TST-BT -10%
motorcycle/lithium |  | CHC-LFP5 -10%
motorcycle |  | CHC-1 -10%, TST-BT -10%
leisure/lithium |  | CHC-LFP20 -10%, SHUNT-500 -10%
leisure |  | CHC-10 -10%, SHUNT-100 -10%
lead |  | CHC-1 -10%, TST-DMM1 -10%
garden/rider |  | CHC-4 -10%
garden/robot-batteries |  | CONNECT-10 -15%
solar/panels |  | REG-PWM20 -10%, MC4-PAIR -20%
phone-batteries/apple |  | TLK-PENTA -20%, GLU-IPB -15%
phone-batteries |  | TLK-16 -20%, GLU-B7 -15%
tablet-batteries |  | TLK-25 -15%, TLK-HEAT -10%
laptop-batteries |  | TLK-16 -20%
spares/phone/screens |  | TLK-16 -20%, GLU-B7 -15%
spares/phone/ports |  | TLK-16 -20%
camera-batteries |  | CAS-CAM2 -20%
power-banks |  | CAS-PWB -20%, CHU-30W -10%
chargers/starters |  | TST-BT -10%
chargers/vehicle |  | TST-CAR12 -10%
`

export const GOES_WITH: readonly GoesWith[] = readRows(['of', 'size', 'offers'], TABLE).map(({ of, size, offers }) => ({
  of,
  size,
  offers: listIn(offers).map(readOffer),
}))

/** Parses `CHC-5 -10%`. */
function readOffer(text: string): GoesWith['offers'][number] {
  const [sku = '', percent = ''] = text.split(' ')
  return { sku, percent: -numberIn(percent.replace('%', '')) }
}
