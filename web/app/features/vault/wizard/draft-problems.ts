import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import { dateFields, type DateField } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { localToday } from './date-text.ts'
import { inputOf, type ItemDraft } from './item-draft.ts'

/**
 * What is wrong with the details, by the dotted path of each field: the first rule that fails, in the
 * contract's own order.
 *
 * @param saved what is stored of the item. Its dates pass whatever the day is here: they may be tomorrow's
 *   where it was saved.
 */
export function draftProblems(
  draft: ItemDraft,
  saved: Pick<ItemDraft, DateField['name']>,
  now = new Date(),
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of vaultItemInputSchema.safeParse(inputOf(draft)).error?.issues ?? [])
    problems[path.join('.')] ??= message
  for (const { name } of dateFields) {
    const day = readAcquiredDate(draft[name])
    // The server takes every time zone's today; the member has only one.
    const isSaved = draft[name] === saved[name]
    if (day !== null && !isSaved && day > localToday(now)) problems[name] ??= messages.dateInFuture
  }
  return problems
}
