import { Module } from '@nestjs/common'
import { ChangeLocationHandler } from './change-location.command.ts'
import { CreateLocationHandler } from './create-location.command.ts'
import { LocationsController } from './locations.controller.ts'
import { LocationsRepository } from './locations.repository.ts'

@Module({
  controllers: [LocationsController],
  providers: [LocationsRepository, CreateLocationHandler, ChangeLocationHandler],
})
export class LocationsModule {}
