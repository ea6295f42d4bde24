import { Module } from '@nestjs/common'
import { CreateViewHandler } from './create-view.command.ts'
import { DeleteViewHandler } from './delete-view.command.ts'
import { UpdateViewHandler } from './update-view.command.ts'
import { VaultViewsController } from './vault-views.controller.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

@Module({
  controllers: [VaultViewsController],
  providers: [VaultViewsRepository, CreateViewHandler, UpdateViewHandler, DeleteViewHandler],
})
export class VaultViewsModule {}
