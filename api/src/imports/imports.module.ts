import { Module, type DynamicModule } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { ImportArticlesHandler } from '../dictionary/commands/import-articles/import-articles.handler.ts'
import { DATABASE } from '../infrastructure/tokens.ts'

/** What imports need of the api and no more: the command bus and the handlers of import commands. No HTTP, no search engine. */
@Module({})
export class ImportsModule {
  static with(database: Database): DynamicModule {
    return {
      module: ImportsModule,
      imports: [CqrsModule.forRoot()],
      providers: [{ provide: DATABASE, useValue: database }, ImportArticlesHandler],
    }
  }
}
