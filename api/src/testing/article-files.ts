import { NestFactory } from '@nestjs/core'
import { CommandBus } from '@nestjs/cqrs'
import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArticleRow } from '../dictionary/import-articles/article-row.ts'
import { articleImport } from '../dictionary/import-articles/article-import.ts'
import { ImportFile } from '../imports/import-file.ts'
import type { ImportKind } from '../imports/import-kind.ts'
import { ImportsModule } from '../import-articles.ts'
import { runImport } from '../imports/run-import.ts'
import { withRefusedRows, type TestedImport } from './refused-rows.ts'

export interface RunOptions {
  update?: boolean
  name?: string
  signal?: AbortSignal
  onProgress?: (linesDone: number) => void
  /** Stands before the write of each batch. */
  beforeWrite?: (linesDone: number) => void | Promise<void>
}

export interface ImportBench {
  data: TestDatabase
  commands: CommandBus
  folder: string
  /** Imports a file with this content as the command does; null where it is being imported already. */
  run(content: string | Buffer, options?: RunOptions): Promise<TestedImport | null>
  close(): Promise<void>
}

/** A database with a few categories, and the importing part of the api on it. */
export async function importBench(): Promise<ImportBench> {
  const data = await testDatabase()
  for (const title of ['Glass', 'Ceramics'])
    await aCategory(data.database, {
      title,
      url: title.toLowerCase(),
      mainImage: `/media/categories/${title.toLowerCase()}.webp`,
    })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  const app = await NestFactory.createApplicationContext(
    ImportsModule.with({
      database: data.database,
      logger: createLogger({ level: 'silent', name: 'import' }),
    }),
    { logger: ['error', 'warn'] },
  )
  await app.init()
  const commands = app.get(CommandBus)
  return {
    data,
    commands,
    folder,
    run: async (
      content,
      {
        update = false,
        name = 'articles.ndjson',
        signal = new AbortController().signal,
        onProgress,
        beforeWrite,
      } = {},
    ) => {
      const path = join(folder, name)
      await writeFile(path, content)
      const kind = await articleImport({
        database: data.database,
        config: loadConfig({ NODE_ENV: 'test' }),
        commands,
        update,
      })
      return await withRefusedRows(
        await runImport({
          database: data.database,
          kind: slowed(kind, beforeWrite),
          file: await ImportFile.open(path),
          mode: update ? 'update' : 'add',
          dataDir: folder,
          signal,
          onProgress: ({ linesDone }) => onProgress?.(linesDone),
        }),
      )
    },
    close: async () => {
      await app.close()
      await data.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function slowed(
  kind: ImportKind<ArticleRow>,
  beforeWrite: RunOptions['beforeWrite'],
): ImportKind<ArticleRow> {
  return {
    ...kind,
    write: async (importId, batch) => {
      await beforeWrite?.(batch.linesDone)
      return await kind.write(importId, batch)
    },
  }
}

/** A valid row; `overrides` make it the one that a test is about. */
export function articleRow(
  number: number | string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    url: `vase-${number}`,
    title: `Vase ${number}`,
    description: 'A vessel for flowers.',
    category: 'Glass',
    authors: ['Ada Lovelace'],
    status: 'PUBLISHED',
    body: 'First.\n\nSecond.',
    ...overrides,
  }
}

export function ndjson(rows: readonly unknown[]): string {
  return rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('')
}

/** `count` valid rows as a file. */
export function articleFile(count: number, overrides: Record<string, unknown> = {}): string {
  return ndjson(Array.from({ length: count }, (_, index) => articleRow(index + 1, overrides)))
}
