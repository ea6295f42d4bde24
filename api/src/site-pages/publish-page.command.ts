import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { publishPageDraft } from '@vitrine/domain/site-pages/write-page'
import { PageChange } from './page-change.ts'

/** Shows readers the draft of a page in place of what they see. */
export class PublishPage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(PublishPage)
export class PublishPageHandler implements ICommandHandler<PublishPage> {
  constructor(private readonly change: PageChange) {}

  async execute(command: PublishPage): Promise<void> {
    await this.change.run(command, publishPageDraft)
  }
}
