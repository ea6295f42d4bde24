import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { uniqueNameKeys } from '@vitrine/domain/vault/text-keys'
import { importMessages as messages, importRules } from '@vitrine/contracts/vault-imports/imports'
import type { ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { headingsKey, withPlaces } from './headings.ts'

/** Saves how the columns of an import are read. Returns its id. */
export class SaveMapping extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly name: string,
    readonly importId: number,
  ) {
    super()
  }
}

@CommandHandler(SaveMapping)
export class SaveMappingHandler implements ICommandHandler<SaveMapping> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, name, importId }: SaveMapping): Promise<number> {
    const { userId } = actor
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
      const stored = await transaction
        .selectFrom('vault_imports')
        .select(['sheets', 'reading'])
        .where('id', '=', importId)
        .where('user_id', '=', userId)
        .where('has_rows', '=', true)
        .executeTakeFirst()
      if (!stored) throw new AppError('NOT_FOUND')
      const { saved } = await transaction
        .selectFrom('vault_import_mappings')
        .select(({ fn }) => fn.countAll<number>().as('saved'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (saved >= importRules.mappingsMax)
        throw new AppError('LIMIT_REACHED', { message: messages.tooManyMappings })
      const sheets = stored.sheets as ImportSheet[]
      const { id } = await transaction
        .insertInto('vault_import_mappings')
        .values({
          user_id: userId,
          name,
          ...uniqueNameKeys(name),
          headings_key: headingsKey(sheets),
          reading: JSON.stringify(withPlaces(stored.reading as ImportReading, sheets)),
          created_at: this.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      // What members save for themselves nobody audits.
      return { result: id, audit: null }
    })
  }
}

export class DeleteMapping extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteMapping)
export class DeleteMappingHandler implements ICommandHandler<DeleteMapping> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, id }: DeleteMapping): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('vault_import_mappings')
        .where('id', '=', id)
        .where('user_id', '=', actor.userId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
