import { Module } from '@nestjs/common'
import { RecordWriter } from './record-writer.ts'
import { SpreadCostHandler } from './spread-cost.command.ts'
import { WriteNewRecordHandler } from './write-new-record.command.ts'
import { UpdateRecordHandler } from './update-record.command.ts'
import { UpdateRecordsHandler } from './update-records.command.ts'
import { VaultRecordsController } from './vault-records.controller.ts'
import { ViewRecordHandler } from './view-record.command.ts'
import { VaultRecordsRepository } from './vault-records.repository.ts'

@Module({
  controllers: [VaultRecordsController],
  providers: [
    VaultRecordsRepository,
    RecordWriter,
    UpdateRecordHandler,
    WriteNewRecordHandler,
    UpdateRecordsHandler,
    SpreadCostHandler,
    ViewRecordHandler,
  ],
})
export class VaultRecordsModule {}
