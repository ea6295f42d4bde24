import { Module } from '@nestjs/common'
import { AutosaveTextHandler } from './autosave-text.command.ts'
import { EndLeaseHandler } from './end-lease.command.ts'
import { HoldLeaseHandler } from './hold-lease.command.ts'
import { ScheduleChangeHandler } from './schedule-change.command.ts'
import { UnscheduleChangeHandler } from './unschedule-change.command.ts'
import { DeleteTextHandler } from './delete-text.command.ts'
import { RepublishTextHandler } from './republish-text.command.ts'
import { RestoreTextHandler } from './restore-text.command.ts'
import { RestoreVersionHandler } from './restore-version.command.ts'
import { SetCheckLevelHandler } from './set-check-level.command.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { UploadTextPictureHandler } from './upload-picture.command.ts'
import { EndPreviewLinkHandler } from './end-preview-link.command.ts'
import { MakePreviewLinkHandler } from './make-preview-link.command.ts'
import { PreviewScreenHandler } from './preview-screen.command.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { LeaseRepository } from './lease.repository.ts'
import { PreviewRepository } from './preview.repository.ts'
import { PreviewsController } from './previews.controller.ts'
import { TextChange } from './text-change.ts'
import { TextsController } from './texts.controller.ts'

@Module({
  imports: [TaxonomyModule],
  controllers: [TextsController, PreviewsController],
  providers: [
    UploadFolder,
    UploadTextPictureHandler,
    LeaseRepository,
    TextChange,
    HoldLeaseHandler,
    EndLeaseHandler,
    ScheduleChangeHandler,
    UnscheduleChangeHandler,
    AutosaveTextHandler,
    RestoreVersionHandler,
    RestoreTextHandler,
    DeleteTextHandler,
    RepublishTextHandler,
    SetCheckLevelHandler,
    PreviewRepository,
    PreviewScreenHandler,
    MakePreviewLinkHandler,
    EndPreviewLinkHandler,
  ],
})
export class TextsModule {}
