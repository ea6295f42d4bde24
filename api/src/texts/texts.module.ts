import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
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

export const textsConstraints: ConstraintRefusals = {
  // The insert passes over a lease that is there.
  edit_leases_pkey: null,
  // Nor does a second decision add a row.
  publishing_checks_pkey: null,
  // A token is random, and nobody chooses it.
  text_previews_token_hash_key: null,
  // Whoever schedules holds the text's row.
  scheduled_changes_one_waiting: { code: 'STATUS_CONFLICT' },
}
