import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { Generations } from '../../generations.ts'
import { ClearCaches } from './clear-caches.command.ts'

@CommandHandler(ClearCaches)
export class ClearCachesHandler implements ICommandHandler<ClearCaches> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly generations: Generations,
  ) {}

  async execute({ actor, subject, areas }: ClearCaches): Promise<void> {
    assertCan(actor, 'operations.manage')
    await this.database.transaction().execute(async (transaction) => {
      await recordAudit(transaction, { actor, action: `${subject.type}.cleared`, subject, details: { caches: areas } })
      // Last, so that nobody waits for the rows longer than the commit takes.
      await bumpGenerations(transaction, areas)
    })
    for (const area of areas) this.generations.changed(area)
  }
}
