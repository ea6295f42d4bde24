import { vaultItemLimits } from '../vault-items/limits.ts'

const MEGABYTE = 1_048_576
export const GIGABYTE = 1024 * MEGABYTE

export const quotaLimits = { gigabytesMax: 9999 } as const

/** What a member's files take, and what they may take, in bytes. */
export interface StoredAndAllowed {
  usedBytes: number
  allowedBytes: number
}

/** '3 MB', '2.1 GB': with one decimal at most, and never 0 for something. */
export function sizeInWords(bytes: number): string {
  return bytes < GIGABYTE ? `${amountOf(bytes, MEGABYTE)} MB` : `${amountOf(bytes, GIGABYTE)} GB`
}

function amountOf(bytes: number, unit: number): string {
  const amount = bytes > 0 ? Math.max(0.1, bytes / unit) : 0
  return amount.toFixed(1).replace(/\.0$/, '')
}

/** '2.1 of 20 GB used' */
export function storageInWords({ usedBytes, allowedBytes }: StoredAndAllowed): string {
  // A quota is in gigabytes, one of 0 as well.
  if (usedBytes === 0 && allowedBytes === 0) return '0 of 0 GB used'
  const [used, allowed] = [sizeInWords(usedBytes), allowedBytes === 0 ? '0 GB' : sizeInWords(allowedBytes)]
  const isSameUnit = used.slice(-2) === allowed.slice(-2)
  return `${isSameUnit ? used.slice(0, -3) : used} of ${allowed} used`
}

/** Said at a file that finds no room. */
export function storageFull(storage: StoredAndAllowed): string {
  return `There is no room for this file in your vault: ${storageInWords(storage)}. What you have stays, and you can edit and delete it. ${DELETED_COUNT}`
}

/** When deleting makes room. */
export const DELETED_COUNT = `Deleted items and removed photos count until they are erased after ${vaultItemLimits.restoreDays} days, videos that you removed after a day. Empty the trash to make room at once.`
