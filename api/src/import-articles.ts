import { NestFactory } from '@nestjs/core'
import { CommandBus } from '@nestjs/cqrs'
import type { Config } from '@vitrine/platform/config'
import { articleImport } from './dictionary/import-articles/article-import.ts'
import { ImportsModule } from './imports.module.ts'
import { importLogger } from './imports/operator.ts'
import { runImport, type ImportResult, type ImportRun } from './imports/run-import.ts'

/** Articles come in by the command bus, and so with what of the api it needs. */
export async function importArticles(
  run: Omit<ImportRun<never>, 'kind' | 'mode'>,
  config: Config,
  update: boolean,
): Promise<ImportResult | null> {
  const { database } = run
  const app = await NestFactory.createApplicationContext(
    ImportsModule.with({ database, logger: importLogger() }),
    { logger: ['error', 'warn'] },
  )
  try {
    const kind = await articleImport({ database, config, commands: app.get(CommandBus), update })
    return await runImport({ ...run, kind, mode: update ? 'update' : 'add' })
  } finally {
    await app.close()
  }
}
