import { newEvent } from '@vitrine/contracts/event'
import type { CopyDatabase } from '@vitrine/database/copy-database'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { CommandFrame } from '../commands/command-frame.ts'
import { RACES_TO_REPEAT } from '../commands/repeat-lost-races.ts'
import type { CopyKind } from './copy-kind.ts'
import { copyFresh, sortByKnown, upsertKnown } from './copy-statements.ts'
import { idRanges } from './id-ranges.ts'
import { noteBatch } from './import-progress.ts'

/** Where somebody else brought a row's record in at the same moment, it is there when the batch is begun again. */
const TO_REPEAT: ReadonlySet<string> = new Set([...RACES_TO_REPEAT, '23505'])

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
}

/** One transaction: rows, one event for each range of ids, audit and progress. */
export async function writeCopyBatch<Row>({ copying, frame, actor }: CopyParts, kind: CopyKind<Row>, { rows, progress }: CopyBatch<Row>): Promise<{ imported: number; unchanged: number }> {
  const imported = await frame.run({ actor, capability: kind.capability, repeatAfter: TO_REPEAT }, async (transaction) => {
    const { known, fresh } = await sortByKnown(transaction, kind, rows)
    const ids = [...(await copyFresh(transaction, copying.copy, kind, fresh)), ...(await upsertKnown(transaction, copying.copy, kind, known))]
    await kind.written?.(transaction, ids)
    const ranges = idRanges(ids)
    const counts = { imported: ids.length, unchanged: rows.length - ids.length }
    if (progress) await noteBatch(transaction, progress.importId, { ...counts, refused: progress.refused, linesDone: progress.linesDone })
    reachFailpoint('import-before-commit')
    return {
      result: counts,
      events: ranges.map((range) => newEvent(kind.imported, range)),
      audit: { action: kind.action, subject: { type: 'import', id: progress?.importId ?? 0 }, details: { ...counts, ...(progress && { refused: progress.refused, upToLine: progress.linesDone }) } },
    }
  })
  reachFailpoint('import-after-commit')
  return imported
}
