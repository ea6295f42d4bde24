import { Module, type DynamicModule } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import { systemClock } from '@vitrine/platform/clock'
import { CommandFrame } from './commands/command-frame.ts'
import { CONSTRAINT_REFUSALS } from './commands/constraint-refusals.ts'
import { Generations } from './cached-areas/generations.ts'
import { constraintRefusals } from './constraint-refusals.ts'
import { ImportArticlesHandler } from './dictionary/import-articles/import-articles.command.ts'
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
