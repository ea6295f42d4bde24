import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { ChangeColumnsHandler } from './change-columns.command.ts'
import { ImportFrame } from './change-import.ts'
import { ChangeRowHandler, ChooseRowsHandler } from './change-rows.command.ts'
import { ClosingImportReader, importReaderProvider } from './import-reader.provider.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { ChoosePhotoHandler, DeletePhotosHandler, UploadPhotosHandler } from './photos.command.ts'
import { RowRulesReader } from './row-rules.ts'
import { RunImportHandler } from './run-import.command.ts'
import { DeleteMappingHandler, SaveMappingHandler } from './saved-mappings.command.ts'
import { UploadImportHandler } from './upload-import.command.ts'
import { VaultImportsController } from './vault-imports.controller.ts'

@Module({
  imports: [ForbiddenWordsModule],
  controllers: [VaultImportsController],
  providers: [
    UploadFolder,
    importReaderProvider,
    ClosingImportReader,
    ImportFrame,
    RowRulesReader,
    UploadImportHandler,
    ChangeColumnsHandler,
    ChangeRowHandler,
    ChooseRowsHandler,
    RunImportHandler,
    UploadPhotosHandler,
    ChoosePhotoHandler,
    DeletePhotosHandler,
    SaveMappingHandler,
    DeleteMappingHandler,
  ],
})
export class VaultImportsModule {}
