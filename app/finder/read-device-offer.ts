import { isText, listOf, shapeOf } from '../history/guard'
import type { Choice, DeviceOffer } from './finder-choices'

const isChoices = listOf(shapeOf<Choice>({ key: isText, name: isText }))
const isOffer = shapeOf<DeviceOffer>({ brands: isChoices, models: isChoices })

/** What an answer offers, or null when it is none: the page of a proxy, or what another release of the shop says. */
export function readDeviceOffer(answer: unknown): DeviceOffer | null {
  return isOffer(answer) ? answer : null
}
