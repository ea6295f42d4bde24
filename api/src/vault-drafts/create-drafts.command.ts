import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CreatedDrafts, DraftInput } from '@vitrine/contracts/vault-drafts/schemas'
import { createVaultDrafts } from '@vitrine/domain/vault/drafts/create-drafts'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { unknownReferences } from './draft-references.ts'

/** Returns the ids of the new drafts in their order. */
export class CreateDrafts extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: CreatedDrafts,
  ) {
    super()
  }
}

@CommandHandler(CreateDrafts)
export class CreateDraftsHandler implements ICommandHandler<CreateDrafts> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { origin, drafts } }: CreateDrafts): Promise<number[]> {
    const { userId } = actor
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const fieldErrors = []
      for (const [at, draft] of drafts.entries())
        for (const refused of await unknownReferences(transaction, userId, draft))
          fieldErrors.push({ ...refused, field: `drafts.${at}.${refused.field}` })
      if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
      const ids = await createVaultDrafts(
        transaction,
        { userId, origin, now: this.clock.now() },
        drafts.map(partsOf),
      )
      // Only its owner sees a draft: nothing follows it, and nobody audits it.
      return { result: ids, audit: null }
    })
  }
}

function partsOf({ title = '', record, ...details }: DraftInput) {
  return { title, details, record: record ?? {}, reasons: [] }
}
