import { z } from 'zod'
import { Alternates } from './alternates'

/** A choice of the finder; `count` is its number of devices. */
const DeviceGroup = z.object({ key: z.string(), name: z.string(), count: z.number().int().min(1) })
export type DeviceGroup = z.infer<typeof DeviceGroup>

/** A model of the chosen brand; `key` is the device's own. */
const DeviceModel = z.object({ key: z.string(), name: z.string() })
export type DeviceModel = z.infer<typeof DeviceModel>

/**
 * The ways to a device, by type, brand and model, of devices that some product fits. `type` and `brand` are
 * what was chosen and exists, else null; the brands are those of the type, the models those of type and brand.
 * All in the order of the language's alphabet.
 */
export const DeviceChoices = z.object({
  types: z.array(DeviceGroup),
  type: z.string().nullable(),
  brands: z.array(DeviceGroup),
  brand: z.string().nullable(),
  models: z.array(DeviceModel),
})
export type DeviceChoices = z.infer<typeof DeviceChoices>

const Named = z.object({ key: z.string(), name: z.string() })

/** A device whose page lists what fits it. The key is the same in every language. */
export const DeviceHeading = z.object({ key: z.string(), type: Named, brand: Named, model: z.string(), alternates: Alternates })
export type DeviceHeading = z.infer<typeof DeviceHeading>

/** The kind of device that nearly all products of a category fit: of one type and, unless `brand` is null, of one brand. */
export const DeviceScope = z.object({ type: z.string(), brand: z.string().nullable() })
export type DeviceScope = z.infer<typeof DeviceScope>

/**
 * A device that a query names. Where several models have the name, `model` is the part that they share, `key` is null and
 * `models` are the first of them; `brand_key` leads to the models of the brand.
 */
export const NamedDevice = z.object({
  type: z.string(),
  brand: z.string(),
  model: z.string(),
  key: z.string().nullable().default(null),
  brand_key: z.string().nullable().default(null),
  models: z.array(DeviceModel).default([]),
})
export type NamedDevice = z.infer<typeof NamedDevice>
