import { Module } from '@nestjs/common'
import { PublishPageHandler } from './publish-page.command.ts'
import { SavePageContentHandler } from './save-page-content.command.ts'
import { UpdatePageHandler } from './update-page.command.ts'
import { PageChange } from './page-change.ts'
import { SitePagesController } from './site-pages.controller.ts'

@Module({
  controllers: [SitePagesController],
  providers: [PageChange, UpdatePageHandler, PublishPageHandler, SavePageContentHandler],
})
export class SitePagesModule {}
