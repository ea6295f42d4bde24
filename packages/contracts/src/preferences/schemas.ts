import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { dictionarySorts } from '../dictionary/sorts.ts'
import { preferenceLimits, preferenceMessages } from './messages.ts'

/** A field and a direction, as the lists' `s` parameter has them. */
const listSort = measuredText(50, { tooLong: preferenceMessages.unknownValue })
  .regex(/^[A-Za-z]{1,40}:(?:asc|desc)$/, preferenceMessages.unknownValue)
  .default('createdDate:desc')
const oneOf = <const Values extends [string, ...string[]]>(values: Values) =>
  z.enum(values, preferenceMessages.unknownValue)

/**
 * What a member may choose and what holds until then, spelled as in the documents. Whatever is not named here
 * is no preference.
 */
export const preferenceSchemas = {
  vaultTitle: measuredText(preferenceLimits.vaultTitleMax, { tooLong: preferenceMessages.vaultTitleTooLong })
    .regex(/\S/, preferenceMessages.vaultTitleBlank)
    .max(preferenceLimits.vaultTitleMax, preferenceMessages.vaultTitleTooLong)
    .default('My Vault'),
  vaultCollectionsViewType: oneOf(['column', 'row']).default('column'),
  /** The documented two, and the table. */
  vaultItemsViewType: oneOf(['list', 'grid', 'table']).default('list'),
  /**
   * Columns of the table with their widths, as `columnsText` writes them; absent until some were chosen. What
   * is no column is left out by who reads it.
   */
  vaultItemsTableColumns: measuredText(preferenceLimits.valueMax, {
    tooLong: preferenceMessages.unknownValue,
  })
    .regex(/^[\w.!~*'()%:,-]{1,4000}$/, preferenceMessages.unknownValue)
    .optional(),
  vaultCollectionListSort: listSort,
  vaultItemsListSort: listSort,
  vaultTagListSort: listSort,
  /** Null until one is chosen: which sort then holds depends on the search. */
  dictionarySortingPreference: z
    .enum(
      dictionarySorts.map(({ value }) => value),
      preferenceMessages.unknownValue,
    )
    .nullable()
    .default(null),
}

export type PreferenceKey = keyof typeof preferenceSchemas

export function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(preferenceSchemas, key)
}

/** `passwordExpired` is the server's to say, and nobody's to set. */
export const preferencesSchema = z.object({ ...preferenceSchemas, passwordExpired: z.boolean() })
export type Preferences = z.infer<typeof preferencesSchema>

export const storedPreferenceSchema = z.object({ key: z.string(), value: z.string() })
