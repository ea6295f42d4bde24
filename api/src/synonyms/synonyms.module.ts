import { Module } from '@nestjs/common'
import { CreateSynonymHandler } from './commands/create-synonym/create-synonym.handler.ts'
import { DeleteSynonymHandler } from './commands/delete-synonym/delete-synonym.handler.ts'
import { UpdateSynonymHandler } from './commands/update-synonym/update-synonym.handler.ts'
import { SynonymRepository } from './synonym.repository.ts'
import { SynonymsManagerController } from './synonyms-manager.controller.ts'
import { SynonymsReader } from './synonyms.reader.ts'

@Module({
  controllers: [SynonymsManagerController],
  providers: [
    SynonymRepository,
    SynonymsReader,
    CreateSynonymHandler,
    UpdateSynonymHandler,
    DeleteSynonymHandler,
  ],
  exports: [SynonymsReader],
})
export class SynonymsModule {}
