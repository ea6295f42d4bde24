import { Inject, Injectable, type FactoryProvider, type OnModuleDestroy } from '@nestjs/common'
import { openImportReader, type ImportReader } from '@vitrine/import-reading/import-reader'
import type { Config } from '@vitrine/platform/config'
import { CONFIG } from '../infrastructure/tokens.ts'

export const IMPORT_READER = Symbol('import reader')

const MEGABYTE = 1_048_576

export const importReaderProvider: FactoryProvider<ImportReader> = {
  provide: IMPORT_READER,
  inject: [CONFIG],
  useFactory: (config: Config) =>
    openImportReader({
      processes: config.IMPORT_PROCESSES,
      memory: config.IMPORT_MEMORY_MB * MEGABYTE,
      time: config.IMPORT_SECONDS * 1000,
    }),
}

/** Ends the processes with the module that they belong to. */
@Injectable()
export class ClosingImportReader implements OnModuleDestroy {
  constructor(@Inject(IMPORT_READER) private readonly reader: ImportReader) {}

  async onModuleDestroy(): Promise<void> {
    await this.reader.close()
  }
}
