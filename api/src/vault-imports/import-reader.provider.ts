import { Inject, Injectable, type FactoryProvider, type OnModuleDestroy } from '@nestjs/common'
import { openImportReader, type ImportReader } from '@vitrine/import-reading/import-reader'

export const IMPORT_READER = Symbol('import reader')

const MEGABYTE = 1_048_576

export const importReaderProvider: FactoryProvider<ImportReader> = {
  provide: IMPORT_READER,
  useFactory: () => openImportReader({ processes: 1, memory: 512 * MEGABYTE, time: 60_000 }),
}

/** Ends the processes with the module that they belong to. */
@Injectable()
export class ClosingImportReader implements OnModuleDestroy {
  constructor(@Inject(IMPORT_READER) private readonly reader: ImportReader) {}

  async onModuleDestroy(): Promise<void> {
    await this.reader.close()
  }
}
