import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { TextsModule } from '../texts/texts.module.ts'
import { SitePagesController } from './site-pages.controller.ts'
import { UpdatePageHandler } from './update-page.command.ts'

@Module({
  imports: [TextsModule],
  controllers: [SitePagesController],
  providers: [UpdatePageHandler],
})
export class SitePagesModule {}

export const sitePagesConstraints: ConstraintRefusals = {
  // Nobody makes or moves a page.
  site_pages_path_key: null,
}
