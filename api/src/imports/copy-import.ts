import { writeCopyBatch, type CopyParts } from './copy-batch.ts'
import type { CopyKind } from './copy-kind.ts'
import type { ImportKind } from './import-kind.ts'

/** As many rows as one COPY takes well; a few MB. */
const BATCH_ROWS = 10_000

/** A kind that comes in by COPY, as whoever reads files knows it. */
export function copyImport<Row>(parts: CopyParts, kind: CopyKind<Row>): ImportKind<Row> {
  const { name, schema, fileColumns, check, keyOf, keyField } = kind
  // A file is mostly new from its first row to its last, or known.
  let likelyNew = true
  return {
    name,
    schema,
    ...(fileColumns && { fileColumns }),
    check,
    keyOf,
    keyField,
    batchRows: BATCH_ROWS,
    write: async (importId, { rows, refused, linesDone }) => {
      const batch = await writeCopyBatch(parts, kind, {
        rows,
        likelyNew,
        progress: { importId, linesDone, refused: refused.length },
      })
      if (rows.length > 0) likelyNew = batch.allNew
      return batch
    },
  }
}
