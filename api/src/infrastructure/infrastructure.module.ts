import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import type { Logger } from '@vitrine/platform/logging'
import type { Registry } from '@vitrine/platform/metrics'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { CONFIG, DATABASE, LOGGER, METRICS, OBJECT_STORAGE, SEARCH_ENGINE } from './tokens.ts'

/** What the process has opened and closes again; tests open their own. */
export interface Resources {
  config: Config
  logger: Logger
  database: Database
  engine: SearchEngine
  storage: ObjectStorage
  metrics: Registry
}

@Global()
@Module({})
export class InfrastructureModule {
  static with({ config, logger, database, engine, storage, metrics }: Resources): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: DATABASE, useValue: database },
      { provide: SEARCH_ENGINE, useValue: engine },
      { provide: OBJECT_STORAGE, useValue: storage },
      { provide: METRICS, useValue: metrics },
    ]
    return { module: InfrastructureModule, providers, exports: providers.map(({ provide }) => provide) }
  }
}
