import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { RefusedRow } from './import-kind.ts'
import { RefusalSummary } from './refusal-summary.ts'

const reportLineSchema = z.object({
  line: z.int(),
  url: z.string().optional(),
  externalId: z.string().optional(),
  errors: z.array(
    z.object({
      field: z.string(),
      errorCode: z.enum(['NoExplicitWords', 'exists', 'invalid', 'notFound', 'Size', 'null']),
      errorMessage: z.string(),
    }),
  ),
  values: z.record(z.string(), z.string()).optional(),
})

/** The refused rows of one file: one JSON object a line in the data folder, in the file's order. */
export class RefusedReport {
  /** Of this run and of those before it. */
  readonly summary = new RefusalSummary()

  private constructor(readonly path: string) {}

  /** What an earlier run has reported up to `linesDone` stays; the rest will be judged again. */
  static async open(dataDir: string, file: string, linesDone: number): Promise<RefusedReport> {
    const report = new RefusedReport(join(dataDir, 'imports', `${basename(file)}-refused.ndjson`))
    await mkdir(dirname(report.path), { recursive: true })
    if (linesDone === 0) await rm(report.path, { force: true })
    else await report.keepUpTo(linesDone)
    return report
  }

  /**
   * Before the batch is committed, so that a kill loses no line; what was not committed is cut off at the
   * next start.
   */
  async add(refused: readonly RefusedRow[]): Promise<void> {
    for (const row of refused) this.summary.add(row)
    if (refused.length > 0)
      await appendFile(this.path, refused.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }

  private async keepUpTo(linesDone: number): Promise<void> {
    const kept = `${this.path}.kept`
    const rows = this.rows()
    const { summary } = this
    await pipeline(async function* () {
      for await (const row of rows) {
        if (row.line > linesDone) continue
        summary.add(row)
        yield `${JSON.stringify(row)}\n`
      }
    }, createWriteStream(kept))
    await rename(kept, this.path)
  }

  private async *rows(): AsyncGenerator<RefusedRow> {
    if (!(await exists(this.path))) return
    for await (const line of createInterface({ input: createReadStream(this.path), crlfDelay: Infinity })) {
      const row = reportLineSchema.safeParse(parseJson(line))
      // A kill may have cut the last one short.
      if (row.success) yield row.data
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await (await open(path)).close()
    return true
  } catch {
    return false
  }
}
