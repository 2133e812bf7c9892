import { numberIn, readRows } from '../catalogue/read-rows'
import type { SeedProduct } from '../records'
import type { Language } from '../../../../app/commerce/contract/languages'
import { button } from './texts/button'
import { camera } from './texts/camera'
import { charging } from './texts/charging'
import { gear } from './texts/gear'
import { general } from './texts/general'
import { household } from './texts/household'
import { laptop } from './texts/laptop'
import { phone } from './texts/phone'
import { rechargeable } from './texts/rechargeable'
import { tool } from './texts/tool'
import { vehicle } from './texts/vehicle'

export type SampleText = { stars: number; title: string; text: string }
type Pool = Record<Language, SampleText[]>

const read = (table: string): SampleText[] =>
  readRows(['stars', 'title', 'text'], table).map((row) => ({ ...row, stars: numberIn(row.stars) }))

const poolOf = (texts: Record<Language, string>): Pool => ({
  sv: read(texts.sv),
  no: read(texts.no),
  de: read(texts.de),
  da: read(texts.da),
})

const GENERAL = poolOf(general)
const TOOL = poolOf(tool)
const VEHICLE = poolOf(vehicle)
const CHARGING = poolOf(charging)
const GEAR = poolOf(gear)
const BUTTON = poolOf(button)
const PHONE = poolOf(phone)
const HOUSEHOLD = poolOf(household)

/** Review texts by main category. Categories without an entry have only the general texts. */
const BY_CATEGORY: Readonly<Record<string, Pool>> = {
  household: HOUSEHOLD,
  'button-cells': BUTTON,
  'hearing-aid': BUTTON,
  rechargeable: poolOf(rechargeable),
  'tool-batteries': TOOL,
  garden: TOOL,
  'home-batteries': TOOL,
  'camera-batteries': poolOf(camera),
  'phone-batteries': PHONE,
  'tablet-batteries': PHONE,
  'laptop-batteries': poolOf(laptop),
  car: VEHICLE,
  motorcycle: VEHICLE,
  leisure: VEHICLE,
  chargers: CHARGING,
  cables: CHARGING,
  'power-banks': CHARGING,
  lights: GEAR,
  accessories: GEAR,
  spares: GEAR,
}

/** All review texts for a product in a language, those of its category first. */
export function sampleTexts({ categories: [main] }: SeedProduct, language: Language): SampleText[] {
  const [family = ''] = main.split('/')
  return [...(BY_CATEGORY[family]?.[language] ?? []), ...GENERAL[language]]
}
