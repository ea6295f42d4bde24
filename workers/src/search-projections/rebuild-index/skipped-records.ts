import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { z } from 'zod'
import { Stopping } from '../../consuming/delivery.ts'
import { faultsInOneLine } from '../../consuming/failure-words.ts'

/** A record that could not be read, mapped or written, and so is not in the rebuilt index. */
export interface SkippedRecord {
  id: number
  reason: string
}

/**
 * Of a rebuild that skips more than these, and more than this share, something else than single records is
 * broken.
 */
const SKIPPED_AT_MOST = 10
const SHARE_AT_MOST = 0.05

/** @throws where so much was skipped that the index before is the better one */
export function assertFewSkipped(skipped: readonly SkippedRecord[], documents: number): void {
  const [first] = skipped
  if (!first) return
  const many =
    skipped.length > SKIPPED_AT_MOST && skipped.length > SHARE_AT_MOST * (documents + skipped.length)
  if (many || documents === 0)
    throw new Error(
      `${skipped.length} of ${documents + skipped.length} records could not be read; record ${first.id}: ${first.reason}`,
    )
}

/**
 * Writes records together. If that fails, each half is tried by itself, down to single records, so that one
 * that cannot be read does not block the others.
 *
 * @returns those that failed by themselves
 * @throws what is no record's fault: a server that is away, the end of the process
 */
export async function bisectFailures(
  ids: readonly number[],
  write: (ids: readonly number[]) => Promise<void>,
): Promise<SkippedRecord[]> {
  if (ids.length === 0) return []
  try {
    await write(ids)
    return []
  } catch (error) {
    if (isNoRecordsFault(error)) throw error
    const [id] = ids
    if (id !== undefined && ids.length === 1) return [{ id, reason: reasonOf(error) }]
    const middle = Math.ceil(ids.length / 2)
    const first = await bisectFailures(ids.slice(0, middle), write)
    return [...first, ...(await bisectFailures(ids.slice(middle), write))]
  }
}

export function isNoRecordsFault(error: unknown): boolean {
  return error instanceof SearchUnavailable || error instanceof Stopping || isDatabaseUnavailable(error)
}

const REASON_LENGTH = 300

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return faultsInOneLine(error).slice(0, REASON_LENGTH)
  return (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH)
}
