import { newEvent } from '@vitrine/contracts/event'
import type { CopyDatabase } from '@vitrine/database/copy-database'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { type CommandFrame, RACES_TO_REPEAT } from '../commands/command-frame.ts'
import type { CopyKind } from './copy-kind.ts'
import {
  type CopyTarget,
  copyAllFresh,
  copyFresh,
  inOrderOfKeys,
  sortByKnown,
  UNIQUE_VIOLATION,
  upsertKnown,
} from './copy-statements.ts'
import { idRanges } from '../commands/id-ranges.ts'
import { noteBatch } from './import-progress.ts'

/**
 * Where somebody else brought a row's record in at the same moment, it is there when the batch is begun
 * again.
 */
const TO_REPEAT: ReadonlySet<string> = new Set([...RACES_TO_REPEAT, UNIQUE_VIOLATION])

export interface CopyParts {
  copying: CopyDatabase
  /** On the same connection. */
  frame: CommandFrame
  actor: NamedActor
}

export interface CopyBatch<Row> {
  rows: readonly Row[]
  /** Null where no file is followed. */
  progress: { importId: number; linesDone: number; refused: number } | null
  /**
   * Whether all records are likely new: then they are copied without a look at the table first. Default
   * false.
   */
  likelyNew?: boolean
}

export interface CopiedBatch {
  imported: number
  unchanged: number
  /** No record was there before. */
  allNew: boolean
}

/** One transaction: rows, one event for each range of ids, audit and progress. */
export async function writeCopyBatch<Row>(
  { copying, frame, actor }: CopyParts,
  kind: CopyKind<Row>,
  { rows, progress, likelyNew = false }: CopyBatch<Row>,
): Promise<CopiedBatch> {
  const sorted = inOrderOfKeys(kind, rows)
  const batch = await frame.run(
    { actor, capability: kind.capability, repeatAfter: TO_REPEAT },
    async (transaction) => {
      const target = { transaction, copy: copying.copy }
      const copied = likelyNew ? await copyAllFresh(target, kind, sorted) : null
      const { ids, allNew } = copied
        ? { ids: copied, allNew: true }
        : await copyOrUpdate(target, kind, sorted)
      await kind.written?.(transaction, ids)
      const ranges = idRanges(ids)
      const counts = { imported: ids.length, unchanged: rows.length - ids.length }
      if (progress)
        await noteBatch(transaction, progress.importId, {
          ...counts,
          refused: progress.refused,
          linesDone: progress.linesDone,
        })
      reachFailpoint('import-before-commit')
      return {
        result: { ...counts, allNew },
        events: ranges.map((range) => newEvent(kind.imported, range)),
        audit: {
          action: kind.action,
          subject: { type: 'import', id: progress?.importId ?? 0 },
          details: {
            ...counts,
            ...(progress && { refused: progress.refused, upToLine: progress.linesDone }),
          },
        },
      }
    },
  )
  reachFailpoint('import-after-commit')
  return batch
}

async function copyOrUpdate<Row>(
  target: CopyTarget,
  kind: CopyKind<Row>,
  rows: readonly Row[],
): Promise<{ ids: number[]; allNew: boolean }> {
  const { known, fresh } = await sortByKnown(target.transaction, kind, rows)
  return {
    ids: [...(await copyFresh(target, kind, fresh)), ...(await upsertKnown(target, kind, known))],
    allNew: known.length === 0,
  }
}
