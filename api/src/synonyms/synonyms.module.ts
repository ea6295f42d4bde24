import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { SynonymsReader } from './synonyms.reader.ts'
import { synonyms } from './synonyms.record.ts'

@Module({
  controllers: [recordController(synonyms)],
  providers: [SynonymsReader],
  exports: [SynonymsReader],
})
export class SynonymsModule {}
