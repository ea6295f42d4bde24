import { Module } from '@nestjs/common'
import {
  AutosaveTextHandler,
  ChangeTextStateHandler,
  TextFrame,
  SaveTextHandler,
} from './change-text-state.command.ts'
import { EndLeaseHandler } from './end-lease.command.ts'
import { HoldLeaseHandler } from './hold-lease.command.ts'
import { SetCheckLevelHandler } from './set-check-level.command.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { UploadTextPictureHandler } from './upload-picture.command.ts'
import { LeaseRepository } from './lease.repository.ts'
import { TextsController } from './texts.controller.ts'

@Module({
  controllers: [TextsController],
  providers: [
    UploadFolder,
    UploadTextPictureHandler,
    LeaseRepository,
    TextFrame,
    ChangeTextStateHandler,
    SaveTextHandler,
    HoldLeaseHandler,
    EndLeaseHandler,
    AutosaveTextHandler,
    SetCheckLevelHandler,
  ],
  exports: [TextFrame],
})
export class TextsModule {}
