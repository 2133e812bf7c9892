import type { SeedDrawing } from '../seed/shapes'
import type { Shape } from './shape'
import { block9v, prismatic } from './shapes/block'
import { coin } from './shapes/coin'
import { cylinder } from './shapes/cylinder'
import { carBattery, leadBlock } from './shapes/lead'

/** Who draws which shape. */
export const SHAPE_OF: Record<SeedDrawing['shape'], Shape> = {
  cylinder,
  coin,
  block9v,
  prismatic,
  'tool-pack': prismatic,
  'camera-pack': prismatic,
  'phone-pack': prismatic,
  'laptop-pack': prismatic,
  'lead-block': leadBlock,
  'car-battery': carBattery,
  charger: prismatic,
  cable: prismatic,
  adapter: prismatic,
  lamp: prismatic,
  tester: prismatic,
  'spare-part': prismatic,
  case: prismatic,
  'gift-card': prismatic,
}
