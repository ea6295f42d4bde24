import type { RowBatch } from './import-kind.ts'
import type { RawRow } from './raw-row.ts'
import type { RowJudge } from './row-judge.ts'

export const BATCH_ROWS = 250
/** A batch of long bodies ends earlier. */
const BATCH_BYTES = 4 * 1024 * 1024
/** Refused rows are noted at the latest after this many lines. */
const BATCH_LINES = 10_000

/**
 * Lines as batches. The first `skip` lines were done by an earlier run: they are only judged, because a later
 * line may repeat what one of them is about.
 */
export async function* rowBatches<Row extends object>(
  pieces: AsyncIterable<readonly RawRow[]>,
  judge: RowJudge<Row>,
  skip: number,
  batchRows = BATCH_ROWS,
): AsyncGenerator<RowBatch<Row>> {
  let batch: RowBatch<Row> = { rows: [], refused: [], linesDone: skip }
  let bytes = 0
  let begin = skip
  const take = (): RowBatch<Row> => {
    const full = batch
    batch = { rows: [], refused: [], linesDone: full.linesDone }
    bytes = 0
    begin = full.linesDone
    return full
  }
  try {
    for await (const piece of pieces) {
      for (const line of piece) {
        const judgment = judge.judge(line)
        if (line.number <= skip) continue
        batch.linesDone = line.number
        if (judgment && 'row' in judgment) {
          batch.rows.push(judgment.row)
          bytes += line.size
        } else if (judgment) batch.refused.push(judgment.refused)
        if (batch.rows.length >= batchRows || bytes >= BATCH_BYTES || line.number - begin >= BATCH_LINES)
          yield take()
      }
    }
  } catch (error) {
    // A break in the file stops nothing before it.
    if (batch.linesDone > begin) yield take()
    throw error
  }
  if (batch.linesDone > begin) yield take()
}
