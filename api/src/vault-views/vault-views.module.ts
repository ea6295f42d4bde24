import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { CreateViewHandler } from './create-view.command.ts'
import { DeleteViewHandler } from './delete-view.command.ts'
import { UpdateViewHandler } from './update-view.command.ts'
import { VaultViewsController } from './vault-views.controller.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

@Module({
  imports: [SynonymsModule],
  controllers: [VaultViewsController],
  providers: [VaultViewsRepository, CreateViewHandler, UpdateViewHandler, DeleteViewHandler],
})
export class VaultViewsModule {}
