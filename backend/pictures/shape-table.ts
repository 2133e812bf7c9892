import type { Drawing } from './drawing'
import type { Shape } from './shape'
import { block9v, prismatic } from './shapes/block'
import { cable } from './shapes/cable'
import { adapter, charger, packCharger } from './shapes/charger'
import { coin } from './shapes/coin'
import { cylinder } from './shapes/cylinder'
import { cameraPack, laptopPack, phonePack } from './shapes/device-packs'
import { giftCard } from './shapes/gift-card'
import { lamp } from './shapes/lamp'
import { carBattery, leadBlock } from './shapes/lead'
import { box, sparePart } from './shapes/parts'
import { tester } from './shapes/tester'
import { toolPack } from './shapes/tool-pack'
import { alarm } from './shapes/alarm'
import { bulb } from './shapes/bulb'
import { brushHead, remote, shaverHead } from './shapes/care-spares'
import { fuse } from './shapes/fuse'
import { bikeLight, headlamp, lantern, workLight } from './shapes/lights'
import { bikePack, chargePad, powerBank, wiredPack } from './shapes/lithium-packs'
import { flexPort, screen, screenGlass } from './shapes/phone-spares'
import { adhesive, toolKit } from './shapes/repair'
import { panel, powerStation } from './shapes/solar'
import { brushSet, dustBag, filter, nozzle } from './shapes/vacuum-spares'
import { blades, brakeDisc, innerTube, tyre } from './shapes/wheel'

/** The implementation of each shape. */
export const SHAPES: Record<Drawing['shape'], Shape> = {
  cylinder,
  coin,
  block9v,
  prismatic,
  'tool-pack': toolPack,
  'camera-pack': cameraPack,
  'phone-pack': phonePack,
  'laptop-pack': laptopPack,
  'lead-block': leadBlock,
  'car-battery': carBattery,
  charger,
  'pack-charger': packCharger,
  cable,
  adapter,
  lamp,
  tester,
  'spare-part': sparePart,
  case: box,
  'gift-card': giftCard,
  screen,
  'screen-glass': screenGlass,
  'flex-port': flexPort,
  'tool-kit': toolKit,
  adhesive,
  'dust-bag': dustBag,
  filter,
  'brush-set': brushSet,
  nozzle,
  'shaver-head': shaverHead,
  'brush-head': brushHead,
  remote,
  tyre,
  'inner-tube': innerTube,
  'brake-disc': brakeDisc,
  blades,
  bulb,
  fuse,
  alarm,
  panel,
  'power-station': powerStation,
  headlamp,
  lantern,
  'work-light': workLight,
  'bike-light': bikeLight,
  'power-bank': powerBank,
  'bike-pack': bikePack,
  'wired-pack': wiredPack,
  'charge-pad': chargePad,
}
