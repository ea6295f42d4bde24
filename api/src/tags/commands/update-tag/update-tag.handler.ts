import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { TagsRepository } from '../../tags.repository.ts'
import { UpdateTag } from './update-tag.command.ts'

@CommandHandler(UpdateTag)
export class UpdateTagHandler implements ICommandHandler<UpdateTag> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly tags: TagsRepository,
  ) {}

  async execute({ actor, id, tag }: UpdateTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.tags.update(transaction, actor.userId, id, tag))) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
