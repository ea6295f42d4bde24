import { Module, type DynamicModule } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { CommandBus, CqrsModule } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { Logger } from '@vitrine/platform/logging'
import { Generations } from './cached-areas/generations.ts'
import { CommandFrame } from './commands/command-frame.ts'
import { CONSTRAINT_REFUSALS } from './commands/constraint-refusals.ts'
import { constraintRefusals } from './constraint-refusals.ts'
import { articleImport } from './dictionary/import-articles/article-import.ts'
import { ImportArticlesHandler } from './dictionary/import-articles/import-articles.command.ts'
import { importLogger } from './imports/operator.ts'
import { runImport, type ImportResult, type ImportRun } from './imports/run-import.ts'
import { CLOCK, DATABASE, LOGGER } from './infrastructure/tokens.ts'

/**
 * What imports need of the api and no more: the command bus, its frame and the handlers of import commands.
 * No HTTP, no search engine.
 */
@Module({})
export class ImportsModule {
  static with({ database, logger }: { database: Database; logger: Logger }): DynamicModule {
    const resources = [
      { provide: CLOCK, useValue: systemClock },
      { provide: DATABASE, useValue: database },
      { provide: LOGGER, useValue: logger },
      { provide: CONSTRAINT_REFUSALS, useValue: constraintRefusals },
    ]
    return {
      module: ImportsModule,
      imports: [CqrsModule.forRoot()],
      providers: [...resources, Generations, CommandFrame, ImportArticlesHandler],
    }
  }
}

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
