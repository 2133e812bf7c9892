import { isText, isListOf, shapeOf } from '../commerce/guard'
import type { FinderOption, DeviceOffer } from './finder-choices'

const isChoices = isListOf(shapeOf<FinderOption>({ key: isText, name: isText }))
const isOffer = shapeOf<DeviceOffer>({ brands: isChoices, models: isChoices })

/**
 * Validates a JSON answer; null when it is not a `DeviceOffer`, for example an error page of a
 * proxy or an answer of another release.
 */
export function readDeviceOffer(answer: unknown): DeviceOffer | null {
  return isOffer(answer) ? answer : null
}
