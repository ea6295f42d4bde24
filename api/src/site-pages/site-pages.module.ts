import { Module } from '@nestjs/common'
import { PublishPageHandler } from './commands/publish-page/publish-page.handler.ts'
import { SavePageContentHandler } from './commands/save-page-content/save-page-content.handler.ts'
import { UpdatePageHandler } from './commands/update-page/update-page.handler.ts'
import { PageChange } from './page-change.ts'
import { SitePagesController } from './site-pages.controller.ts'

@Module({
  controllers: [SitePagesController],
  providers: [PageChange, UpdatePageHandler, PublishPageHandler, SavePageContentHandler],
})
export class SitePagesModule {}
