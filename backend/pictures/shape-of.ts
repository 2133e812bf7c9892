import type { SeedDrawing } from '../seed/shapes'
import type { Shape } from './shape'
import { block9v, prismatic } from './shapes/block'
import { cable } from './shapes/cable'
import { adapter, charger } from './shapes/charger'
import { coin } from './shapes/coin'
import { cylinder } from './shapes/cylinder'
import { cameraPack, laptopPack, phonePack } from './shapes/device-packs'
import { giftCard } from './shapes/gift-card'
import { lamp } from './shapes/lamp'
import { carBattery, leadBlock } from './shapes/lead'
import { box, sparePart } from './shapes/parts'
import { tester } from './shapes/tester'
import { toolPack } from './shapes/tool-pack'

/** Who draws which shape. */
export const SHAPE_OF: Record<SeedDrawing['shape'], Shape> = {
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
  cable,
  adapter,
  lamp,
  tester,
  'spare-part': sparePart,
  case: box,
  'gift-card': giftCard,
}
