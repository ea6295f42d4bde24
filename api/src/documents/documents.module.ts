import {
  Global,
  Inject,
  Injectable,
  Module,
  type FactoryProvider,
  type OnModuleDestroy,
} from '@nestjs/common'
import { openDocumentMaker, type DocumentMaker } from '@vitrine/documents/document-maker'
import type { Config } from '@vitrine/platform/config'
import { CONFIG, GIVEN_DOCUMENT_MAKER } from '../infrastructure/tokens.ts'
import { DocumentTurns } from './document-turns.ts'
import { DownloadSteps } from './download-steps.ts'

export const DOCUMENT_MAKER = Symbol('document maker')

const MEGABYTE = 1_048_576

const makerProvider: FactoryProvider<DocumentMaker> = {
  provide: DOCUMENT_MAKER,
  inject: [CONFIG, GIVEN_DOCUMENT_MAKER],
  useFactory: (config: Config, given: DocumentMaker | null) =>
    given ??
    openDocumentMaker({
      processes: config.DOCUMENT_PROCESSES,
      memory: config.DOCUMENT_MEMORY_MB * MEGABYTE,
      time: config.DOCUMENT_SECONDS * 1000,
      pages: config.DOCUMENT_PAGES,
    }),
}

/** Ends the processes with the module that they belong to. */
@Injectable()
class ClosingDocuments implements OnModuleDestroy {
  constructor(@Inject(DOCUMENT_MAKER) private readonly maker: DocumentMaker) {}

  async onModuleDestroy(): Promise<void> {
    await this.maker.close()
  }
}

/** Documents of members: the processes that make them, one at a time for each member, and the steps of all. */
@Global()
@Module({
  providers: [makerProvider, ClosingDocuments, DocumentTurns, DownloadSteps],
  exports: [DOCUMENT_MAKER, DocumentTurns, DownloadSteps],
})
export class DocumentsModule {}
