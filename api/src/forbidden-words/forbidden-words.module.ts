import { Module } from '@nestjs/common'
import { CreateWordHandler } from './commands/create-word/create-word.handler.ts'
import { DeleteWordHandler } from './commands/delete-word/delete-word.handler.ts'
import { UpdateWordHandler } from './commands/update-word/update-word.handler.ts'
import { ForbiddenWordRepository } from './forbidden-word.repository.ts'
import { ForbiddenWordsController } from './forbidden-words.controller.ts'
import { ForbiddenWordsReader } from './forbidden-words.reader.ts'

@Module({
  controllers: [ForbiddenWordsController],
  providers: [
    ForbiddenWordRepository,
    ForbiddenWordsReader,
    CreateWordHandler,
    UpdateWordHandler,
    DeleteWordHandler,
  ],
  exports: [ForbiddenWordsReader],
})
export class ForbiddenWordsModule {}
