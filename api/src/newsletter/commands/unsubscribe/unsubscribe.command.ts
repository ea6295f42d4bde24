import { Command } from '@nestjs/cqrs'
import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'

/** The link of a mailing is followed. An unknown key changes nothing, and is told so. */
export class Unsubscribe extends Command<void> {
  constructor(
    readonly key: string,
    readonly category: EmailCategory | 'all',
  ) {
    super()
  }
}
