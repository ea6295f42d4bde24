import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { FieldError } from '@vitrine/contracts/errors'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { confidentialMask } from '@vitrine/contracts/vault-items/privacy'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { AppError } from '@vitrine/platform/app-error'

/** Said of an insurer or storage location that is nobody's, or another member's. */
export const unknownEntry: Readonly<Record<AttributeType, string>> = {
  INSURANCE: messages.unknownInsurance,
  STORAGE_LOCATION: messages.unknownStorage,
}

/** What was refused as one failure: 409 where only names are taken, else 400; null where nothing was. */
export function refusalOf(refused: readonly FieldError[]): AppError | null {
  if (refused.length === 0) return null
  const isTakenAlone = refused.every(({ errorCode }) => errorCode === 'exists')
  return new AppError(isTakenAlone ? 'ALREADY_EXISTS' : 'VALIDATION_FAILED', { fieldErrors: refused })
}

/** The value of a field that a list of one entry holds; undefined where it stays as it is. */
export function firstId(list: readonly { id: number }[] | null | undefined): number | null | undefined {
  return list === undefined ? undefined : (list?.[0]?.id ?? null)
}

/** Names of the fields that a save has changed. */
export function changedFields(before: VaultItem, after: VaultItem): string[] {
  const was: Readonly<Record<string, unknown>> = before
  return Object.entries(after)
    .filter(([field, value]) => field !== 'revision' && JSON.stringify(value) !== JSON.stringify(was[field]))
    .map(([field]) => field)
}

/** An input without its confidential fields that are empty: what is absent stays as it is. */
export function withoutBlanks(input: VaultItemInput): VaultItemInput {
  return {
    ...input,
    ...Object.fromEntries(
      Object.entries(input).flatMap(([key, value]) =>
        key in confidentialMask && isBlank(value) ? [[key, undefined]] : [],
      ),
    ),
  }
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}
