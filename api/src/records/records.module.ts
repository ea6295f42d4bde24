import { Module } from '@nestjs/common'
import { CreateRecordHandler } from './create-record.command.ts'
import { DeleteRecordHandler } from './delete-record.command.ts'
import { UpdateRecordHandler } from './update-record.command.ts'

/** The commands of every staff record; each area's module binds the calls of its own (`recordController`). */
@Module({ providers: [CreateRecordHandler, UpdateRecordHandler, DeleteRecordHandler] })
export class RecordsModule {}
