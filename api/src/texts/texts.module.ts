import { Module } from '@nestjs/common'
import { EndLeaseHandler } from './commands/end-lease/end-lease.handler.ts'
import { HoldLeaseHandler } from './commands/hold-lease/hold-lease.handler.ts'
import { ScheduleChangeHandler } from './commands/schedule-change/schedule-change.handler.ts'
import { UnscheduleChangeHandler } from './commands/unschedule-change/unschedule-change.handler.ts'
import { DeleteTextHandler } from './commands/delete-text/delete-text.handler.ts'
import { RepublishTextHandler } from './commands/republish-text/republish-text.handler.ts'
import { RestoreTextHandler } from './commands/restore-text/restore-text.handler.ts'
import { SetCheckLevelHandler } from './commands/set-check-level/set-check-level.handler.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { UploadTextPictureHandler } from './commands/upload-picture/upload-picture.handler.ts'
import { LeaseRepository } from './lease.repository.ts'
import { TextChange } from './text-change.ts'
import { TextsController } from './texts.controller.ts'

@Module({ controllers: [TextsController], providers: [UploadFolder, UploadTextPictureHandler, LeaseRepository, TextChange, HoldLeaseHandler, EndLeaseHandler, ScheduleChangeHandler, UnscheduleChangeHandler, RestoreTextHandler, DeleteTextHandler, RepublishTextHandler, SetCheckLevelHandler] })
export class TextsModule {}
