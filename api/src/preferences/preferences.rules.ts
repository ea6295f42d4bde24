import { preferenceMessages } from '@vitrine/contracts/preferences/messages'
import {
  isPreferenceKey,
  preferenceSchemas,
  preferencesSchema,
  type Preferences,
} from '@vitrine/contracts/preferences/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'

interface Stored {
  key: string
  value: string
}

/** @throws AppError VALIDATION_FAILED naming `preference.key` or `value` */
export function assertPreference({ key, value }: Stored): void {
  if (!isPreferenceKey(key))
    throw fieldRefused('VALIDATION_FAILED', 'preference.key', 'invalid', preferenceMessages.unknownKey)
  const parsed = preferenceSchemas[key].safeParse(value)
  if (!parsed.success)
    throw fieldRefused(
      'VALIDATION_FAILED',
      'value',
      'invalid',
      parsed.error.issues[0]?.message ?? preferenceMessages.unknownValue,
    )
}

/**
 * All preferences: those chosen, and the defaults of the rest. A stored value that is no longer one counts as
 * never chosen.
 */
export function preferencesOf(
  stored: readonly Stored[],
  { passwordExpired }: Pick<Preferences, 'passwordExpired'>,
): Preferences {
  const chosen = stored.filter(
    ({ key, value }) => isPreferenceKey(key) && preferenceSchemas[key].safeParse(value).success,
  )
  return preferencesSchema.parse({
    ...Object.fromEntries(chosen.map(({ key, value }) => [key, value])),
    passwordExpired,
  })
}
