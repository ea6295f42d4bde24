/** What the operating system says where a disk, or the share of it that is ours, is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Whether an error says that there was no room left on the disk: it goes on as soon as somebody has made
 * room.
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && fullCodes.has(error.code)) return true
  return error.cause !== undefined && isDiskFull(error.cause)
}
