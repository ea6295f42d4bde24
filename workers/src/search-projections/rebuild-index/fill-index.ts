import type { Database } from '@vitrine/database/database'
import type { IndexChanges, IndexRebuild } from '@vitrine/search/search-engine'
import { Stopping } from '../../consuming/delivery.ts'
import type { RebuildableIndex } from './rebuildable-index.ts'
import { bisectFailures, isNoRecordsFault, type SkippedRecord } from './skipped-records.ts'

/** Documents a page: about 1 MB of articles in one bulk. */
const PAGE = 1000

export interface FillOptions {
  database: Database
  index: RebuildableIndex
  rebuild: IndexRebuild
  signal?: AbortSignal | undefined
  /** After each page, with what has been written so far. */
  onPage?: ((documents: number) => Promise<void>) | undefined
}

export interface Filled {
  documents: number
  skipped: SkippedRecord[]
}

/** Writes every record that the index should hold, page by page. */
export async function writeAll({ database, index, rebuild, signal, onPage }: FillOptions): Promise<Filled> {
  const filled: Filled = { documents: 0, skipped: [] }
  let next = readPage(database, index, 0)
  for (;;) {
    const page = await next
    const last = page.ids.at(-1)
    if (last === undefined) return filled
    if (signal?.aborted) throw new Stopping()
    // The next page is read while this one is written.
    next = readPage(database, index, last)
    next.catch(() => undefined)
    const { documents, skipped } = await writePage({ database, index, rebuild }, page)
    filled.skipped.push(...skipped)
    filled.documents += documents
    await onPage?.(filled.documents)
  }
}

/** Writes once more what was revised since. */
export async function writeChangesSince(
  { database, index, rebuild }: FillOptions,
  since: Date,
): Promise<SkippedRecord[]> {
  const revisions = await index.changedSince(database, since)
  const ids = [...revisions.keys()]
  const skipped: SkippedRecord[] = []
  for (let at = 0; at < ids.length; at += PAGE) {
    const write = async (some: readonly number[]) =>
      await rebuild.write(
        await index.changesOf(database, new Map(some.map((id) => [id, revisions.get(id) ?? 0]))),
      )
    skipped.push(...(await bisectFailures(ids.slice(at, at + PAGE), write)))
  }
  return skipped
}

interface Page {
  ids: readonly number[]
  /** Null where the page could not be read whole. */
  changes: IndexChanges | null
}

/** Records that are gone by then are removed at a revision that replaces nothing. */
const unrevised = (ids: readonly number[]) => new Map(ids.map((id) => [id, 0]))

async function readPage(database: Database, index: RebuildableIndex, afterId: number): Promise<Page> {
  const ids = await index.idsAfter(database, afterId, PAGE)
  try {
    return { ids, changes: await index.changesOf(database, unrevised(ids)) }
  } catch (error) {
    if (isNoRecordsFault(error)) throw error
    return { ids, changes: null }
  }
}

async function writePage({ database, index, rebuild }: FillOptions, { ids, changes }: Page): Promise<Filled> {
  const write = async (some: readonly number[]) =>
    await rebuild.write(await index.changesOf(database, unrevised(some)))
  try {
    if (changes) {
      await rebuild.write(changes)
      return { documents: changes.upserts.length, skipped: [] }
    }
  } catch (error) {
    if (isNoRecordsFault(error)) throw error
  }
  const skipped = await bisectFailures(ids, write)
  return { documents: ids.length - skipped.length, skipped }
}
