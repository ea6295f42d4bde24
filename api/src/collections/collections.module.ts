import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { CollectionCheck } from './collection-check.ts'
import { CollectionReportsController } from './collection-reports.controller.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'
import { CollectionsController } from './collections.controller.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { CreateCollectionHandler } from './commands/create-collection/create-collection.handler.ts'
import { DeleteCollectionHandler } from './commands/delete-collection/delete-collection.handler.ts'
import { DismissReportHandler } from './commands/dismiss-report/dismiss-report.handler.ts'
import { LiftTakeDownHandler } from './commands/lift-take-down/lift-take-down.handler.ts'
import { ReceiveReportHandler } from './commands/receive-report/receive-report.handler.ts'
import { TakeDownCollectionHandler } from './commands/take-down-collection/take-down-collection.handler.ts'
import { UpdateCollectionHandler } from './commands/update-collection/update-collection.handler.ts'
import { UploadPictureHandler } from './commands/upload-picture/upload-picture.handler.ts'
import { PublicCollectionsController } from './public-collections.controller.ts'

@Module({
  imports: [ForbiddenWordsModule],
  controllers: [CollectionsController, PublicCollectionsController, CollectionReportsController],
  providers: [
    CollectionsRepository,
    CollectionReportsRepository,
    CollectionCheck,
    CreateCollectionHandler,
    UpdateCollectionHandler,
    DeleteCollectionHandler,
    UploadPictureHandler,
    ReceiveReportHandler,
    DismissReportHandler,
    TakeDownCollectionHandler,
    LiftTakeDownHandler,
  ],
})
export class CollectionsModule {}
