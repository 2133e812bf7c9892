export type Fields = Readonly<Record<string, unknown>>

/**
 * Turns the fields of one version into those of the next. It must not throw, whatever the fields hold. Fields with a new name may be
 * there already: a later release has written them, before this one was installed again.
 */
export type Upgrade = (fields: Fields) => Fields

/**
 * The fields of a document in their current form: `upgrades[0]` leads from version 1 to 2, and so on. A document without a version is
 * version 1; one of a later version stays as it is.
 */
export function upgraded(stored: Fields, upgrades: readonly Upgrade[]): Fields {
  return upgrades.slice(versionOf(stored) - 1).reduce((fields, upgrade) => upgrade(fields), stored)
}

function versionOf({ version }: Fields): number {
  return Number.isInteger(version) && Number(version) > 0 ? Number(version) : 1
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
