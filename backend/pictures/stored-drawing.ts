import { z } from 'zod'
import { isFields, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'
import { type Drawing, SHAPE_NAMES } from './drawing'

const size = z.number().nonnegative().catch(0)

/**
 * A field that cannot be read gets the value of a plain grey box of unknown size, so that the
 * product still has a picture and a freight.
 */
const Stored = z.object({
  shape: z.enum(SHAPE_NAMES).catch('case'),
  width: size,
  height: size,
  depth: size,
  colours: z.tuple([z.string(), z.string()]).catch(['#8a94a0', '#c9d0d6']),
  label: z.string().catch(''),
  smallPrint: z.array(z.string()).optional().catch(undefined),
  count: z.number().int().min(1).catch(1),
  printed: z.number().int().min(1).optional().catch(undefined),
  positive: z.enum(['left', 'right']).optional().catch(undefined),
  solderTags: z.literal(true).optional().catch(undefined),
  tools: z.literal(true).optional().catch(undefined),
  parts: z.array(z.unknown()).optional().catch(undefined),
})

const UPGRADES: readonly Upgrade[] = []

/** Version 1 is written without its number, so that the drawings of a seeded shop count as unchanged (decisions 019 and 073). */
const VERSION = UPGRADES.length === 0 ? {} : { version: UPGRADES.length + 1 }

/** The document of `products.drawing`, with the version of this release. */
export const writeDrawing = (drawing: Drawing): object => ({ ...drawing, ...VERSION })

/**
 * The drawing of `products.drawing`, as any release has written it. Never throws: each field is read
 * separately, and so is each part of a set.
 */
export function readDrawing(stored: unknown): Drawing {
  const { parts, ...drawing } = Stored.parse(upgraded(isFields(stored) ? stored : {}, UPGRADES))
  return parts === undefined ? drawing : { ...drawing, parts: parts.filter(isFields).map(readDrawing) }
}

/** A row whose drawing is read. */
export const withDrawing = <Row extends { drawing: unknown }>({ drawing, ...row }: Row) => ({
  ...row,
  drawing: readDrawing(drawing),
})
