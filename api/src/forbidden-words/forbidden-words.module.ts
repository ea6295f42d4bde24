import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { ForbiddenWordsController } from './forbidden-words.controller.ts'
import { ForbiddenWordsReader } from './forbidden-words.reader.ts'
import { forbiddenWords } from './forbidden-words.record.ts'

@Module({
  controllers: [ForbiddenWordsController, recordController(forbiddenWords)],
  providers: [ForbiddenWordsReader],
  exports: [ForbiddenWordsReader],
})
export class ForbiddenWordsModule {}
