import { latestToday } from '@vitrine/contracts/calendar-day'
import type { FieldError } from '@vitrine/contracts/errors'
import { dateFields, lineFields, type DateField } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'

/** Finds the first forbidden word of a text as it was typed; null where there is none. */
export interface WordFilter {
  firstIn(text: string): string | null
}

/** The texts of an item that may hold no forbidden word, by the field at which that is said. */
export function textsOf(input: VaultItemInput): (readonly [field: string, text: string])[] {
  return [
    ['title', input.title],
    ...lineFields.map(({ name }) => [name, input[name] ?? ''] as const),
    ['description', input.description],
    ...(input.itemSpecifics ?? []).flatMap(
      ({ displayName, value }, at) =>
        [
          [`itemSpecifics.${at}.displayName`, displayName],
          [`itemSpecifics.${at}.value`, value],
        ] as const,
    ),
  ]
}

export function wordsRefused(
  words: WordFilter,
  texts: readonly (readonly [field: string, text: string])[],
): FieldError[] {
  return texts.flatMap(([field, text]) => {
    const word = words.firstIn(text)
    if (word === null) return []
    return [{ field, errorCode: 'NoExplicitWords' as const, errorMessage: messages.explicitWords, word }]
  })
}

export function datesRefused(input: Pick<VaultItemInput, DateField['name']>, now: Date): FieldError[] {
  const latest = latestToday(now)
  return dateFields.flatMap(({ name }) =>
    (input[name] ?? '') > latest
      ? [{ field: name, errorCode: 'invalid' as const, errorMessage: messages.dateInFuture }]
      : [],
  )
}
