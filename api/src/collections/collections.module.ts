import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { CollectionCheck } from './collection-check.ts'
import { CollectionReportsController } from './collection-reports.controller.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'
import { CollectionsController } from './collections.controller.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { CreateCollectionHandler } from './create-collection.command.ts'
import { DeleteCollectionHandler } from './delete-collection.command.ts'
import { DismissReportHandler } from './dismiss-report.command.ts'
import { LiftTakeDownHandler } from './lift-take-down.command.ts'
import { ReceiveReportHandler } from './receive-report.command.ts'
import { RestoreCollectionHandler } from './restore-collection.command.ts'
import { TakeDownCollectionHandler } from './take-down-collection.command.ts'
import { UpdateCollectionHandler } from './update-collection.command.ts'
import { UploadPictureHandler } from './upload-picture.command.ts'
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
    RestoreCollectionHandler,
    UploadPictureHandler,
    ReceiveReportHandler,
    DismissReportHandler,
    TakeDownCollectionHandler,
    LiftTakeDownHandler,
  ],
})
export class CollectionsModule {}
