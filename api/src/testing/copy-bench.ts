import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import { createLogger } from '@vitrine/platform/logging'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { Generations } from '../cached-areas/generations.ts'
import { importCommandFrame } from '../imports/import-command-frame.ts'
import { OPERATOR } from '../imports/operator.ts'
import { copyImport } from '../imports/copy-import.ts'
import type { CopyKind } from '../imports/copy-kind.ts'
import { ImportFile } from '../imports/import-file.ts'
import { runImport, type ImportRun } from '../imports/run-import.ts'
import { withRefusedRows, type TestedImport } from './refused-rows.ts'

export interface CopyBenchOptions extends Partial<
  Pick<ImportRun<never>, 'signal' | 'onProgress' | 'choices'>
> {
  batchRows?: number
}

/** A database of its own, and files that are brought into it by COPY. */
export interface CopyBench {
  data: TestDatabase
  /** Brings in a file of this content and name. */
  run<Row extends object>(
    kind: CopyKind<Row>,
    content: string | Buffer,
    name: string,
    options?: CopyBenchOptions,
  ): Promise<TestedImport | null>
  close(): Promise<void>
}

/** What was wrong with each refused row. */
export const refusalsOf = (result: TestedImport | null) =>
  result?.refusedRows.map(({ errors }) =>
    errors.map(({ field, errorCode }) => `${field} ${errorCode}`).join(', '),
  )

/** The same with a category to file rows under, and one below it. */
export async function copyBenchWithCeramics(): Promise<CopyBench> {
  const bench = await copyBench()
  const ceramics = await aCategory(bench.data.database, { title: 'Ceramics', url: 'ceramics' })
  await aCategory(bench.data.database, { title: 'Porcelain', url: 'porcelain', parentId: ceramics })
  return bench
}

export async function copyBench(): Promise<CopyBench> {
  const data = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  const copying = await openCopyDatabase({ url: data.url, applicationName: 'test' })
  const logger = createLogger({ level: 'silent', name: 'import' })
  const frame = importCommandFrame(copying, new Generations(data.database, logger))
  return {
    data,
    async run(
      kind,
      content,
      name,
      { signal = new AbortController().signal, onProgress = () => undefined, batchRows, choices } = {},
    ) {
      // Renamed, so that an import that reads the same file never finds it empty.
      const path = join(folder, name)
      const written = join(await mkdtemp(join(folder, 'written-')), name)
      await writeFile(written, content)
      await rename(written, path)
      const imported = copyImport({ copying, frame, actor: OPERATOR }, kind)
      return await withRefusedRows(
        await runImport({
          database: data.database,
          kind: { ...imported, ...(batchRows !== undefined && { batchRows }) },
          file: await ImportFile.open(path),
          mode: 'upsert',
          ...(choices && { choices }),
          dataDir: folder,
          signal,
          onProgress,
        }),
      )
    },
    async close() {
      await copying.close()
      await data.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
