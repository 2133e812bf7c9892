import type { z } from 'zod'

/*
 * How storefront and backend read JSON that they have stored themselves, in an earlier or a later release (decisions 019 and
 * 020). Each has its own stored types; only the reading is shared.
 */

export type Fields = Readonly<Record<string, unknown>>

/** Whether a parsed value is an object with fields: no array, no null. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One field of stored data: null when the stored value is null, missing or unreadable. */
export const part = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null)

/**
 * Turns the fields of one version into those of the next. It must not throw, whatever the fields hold, and it must
 * keep fields that already have the new name: a later release may have written them before this one was installed
 * again, and the version itself may be unreadable.
 */
export type Upgrade = (fields: Fields) => Fields

/**
 * The fields of a document in their current form: `upgrades[0]` leads from version 1 to 2, and so on. A document without a
 * version is version 1; one of a later version stays as it is.
 */
export function upgraded(stored: Fields, upgrades: readonly Upgrade[]): Fields {
  return upgrades.slice(versionOf(stored) - 1).reduce((fields, upgrade) => upgrade(fields), stored)
}

function versionOf({ version }: Fields): number {
  return Number.isInteger(version) && Number(version) > 0 ? Number(version) : 1
}
