import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { publishPageDraft } from '@vitrine/domain/site-pages/write-page'
import { PageChange } from '../../page-change.ts'
import { PublishPage } from './publish-page.command.ts'

@CommandHandler(PublishPage)
export class PublishPageHandler implements ICommandHandler<PublishPage> {
  constructor(private readonly change: PageChange) {}

  async execute(command: PublishPage): Promise<void> {
    await this.change.run(command, publishPageDraft)
  }
}
