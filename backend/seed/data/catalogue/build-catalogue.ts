import type { SeedCatalogue, SeedDevice } from '../records'
import { aloneWithoutGroup } from './alone-without-group'
import { ATTRIBUTES } from './attributes'
import { BRANDS } from './brands'
import { buttonCells } from './cells/button-cells'
import { hearingAidCells } from './cells/hearing-aid-cells'
import { householdCells } from './cells/household-cells'
import { lithiumCells } from './cells/lithium-cells'
import { rechargeableCells } from './cells/rechargeable-cells'
import { checkCatalogue } from './check-catalogue'
import type { SeedFamily } from './family'
import { linkAccessories } from './link-accessories'
import { withMenuVisibility } from './menu-visibility'
import { linkCrossSelling } from './link-cross-selling'
import { linkUpselling } from './link-upselling'
import { cameraPacks } from './packs/camera/camera-packs'
import { toolPacks } from './packs/tool/tool-packs'
import { communicationPacks } from './packs/communication/communication-packs'
import { homePacks } from './packs/home/home-packs'
import { laptopPacks } from './packs/laptop/laptop-packs'
import { phonePacks } from './packs/phone/phone-packs'
import { powerFamilies } from './power/power-families'
import { TAGS } from './tags'

const families: SeedFamily[] = [
  householdCells,
  rechargeableCells,
  buttonCells,
  hearingAidCells,
  lithiumCells,
  toolPacks,
  cameraPacks,
  phonePacks,
  laptopPacks,
  communicationPacks,
  homePacks,
  ...powerFamilies,
]

/** Merges the devices of all families. Several families may have the same device: a camera has a battery and a charger. */
const mergeDevices = (devices: SeedDevice[]): SeedDevice[] => {
  const byKey = new Map<string, SeedDevice>()
  for (const device of devices) {
    const earlier = byKey.get(device.key)
    if (earlier && (earlier.brand !== device.brand || earlier.model !== device.model)) {
      throw new Error(
        `Two devices with the key ${device.key}: ${earlier.brand} ${earlier.model}, ${device.brand} ${device.model}`,
      )
    }
    byKey.set(device.key, earlier ?? device)
  }
  return [...byKey.values()]
}

/**
 * The whole hand-written catalogue: all families merged in order, with unique keys and valid references. Pure and deterministic.
 * Throws an error that names the conflict when families contradict each other.
 */
export const buildCatalogue = (): SeedCatalogue => {
  const catalogue: SeedCatalogue = {
    categories: withMenuVisibility(families.flatMap((family) => family.categories)),
    brands: BRANDS,
    tags: [...TAGS, ...families.flatMap((family) => family.tags ?? [])],
    devices: mergeDevices(families.flatMap((family) => family.devices)),
    attributes: [...ATTRIBUTES, ...families.flatMap((family) => family.attributes ?? [])],
    products: linkUpselling(linkCrossSelling(linkAccessories(aloneWithoutGroup(families.flatMap((family) => family.products))))),
  }
  checkCatalogue(catalogue)
  return catalogue
}
