import { Module } from '@nestjs/common'
import { TextsModule } from '../texts/texts.module.ts'
import { SitePagesController } from './site-pages.controller.ts'
import { UpdatePageHandler } from './update-page.command.ts'

@Module({
  imports: [TextsModule],
  controllers: [SitePagesController],
  providers: [UpdatePageHandler],
})
export class SitePagesModule {}
