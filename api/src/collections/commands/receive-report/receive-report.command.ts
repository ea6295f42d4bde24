import { Command } from '@nestjs/cqrs'
import type { CollectionReportInput } from '@vitrine/contracts/collections/report-schemas'

/** What is wrong with a public collection, by whoever saw it. */
export class ReceiveReport extends Command<void> {
  constructor(
    readonly collectionId: number,
    readonly input: CollectionReportInput,
    /** The network address, of which a hash is kept for a day. */
    readonly address: string,
  ) {
    super()
  }
}
