import { Module } from '@nestjs/common'
import { AutosaveTextHandler } from './commands/autosave-text/autosave-text.handler.ts'
import { EndLeaseHandler } from './commands/end-lease/end-lease.handler.ts'
import { HoldLeaseHandler } from './commands/hold-lease/hold-lease.handler.ts'
import { ScheduleChangeHandler } from './commands/schedule-change/schedule-change.handler.ts'
import { UnscheduleChangeHandler } from './commands/unschedule-change/unschedule-change.handler.ts'
import { DeleteTextHandler } from './commands/delete-text/delete-text.handler.ts'
import { RepublishTextHandler } from './commands/republish-text/republish-text.handler.ts'
import { RestoreTextHandler } from './commands/restore-text/restore-text.handler.ts'
import { RestoreVersionHandler } from './commands/restore-version/restore-version.handler.ts'
import { SetCheckLevelHandler } from './commands/set-check-level/set-check-level.handler.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { UploadTextPictureHandler } from './commands/upload-picture/upload-picture.handler.ts'
import { EndPreviewLinkHandler } from './commands/end-preview-link/end-preview-link.handler.ts'
import { MakePreviewLinkHandler } from './commands/make-preview-link/make-preview-link.handler.ts'
import { PreviewScreenHandler } from './commands/preview-screen/preview-screen.handler.ts'
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
