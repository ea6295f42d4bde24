import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type {
  ImportedSubscribers,
  ImportSubscribersInput,
} from '@vitrine/contracts/newsletter/subscriber-schemas'

/** Staff add addresses whose owners have agreed elsewhere. */
export class ImportSubscribers extends Command<ImportedSubscribers> {
  constructor(
    readonly actor: Actor,
    readonly input: ImportSubscribersInput,
  ) {
    super()
  }
}
