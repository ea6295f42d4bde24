import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SavedItem } from '../../saved-item.ts'

/**
 * Brings back what was deleted not long ago, in no collection; its title is numbered where another item has
 * it by now.
 */
export class RestoreItem extends Command<SavedItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
