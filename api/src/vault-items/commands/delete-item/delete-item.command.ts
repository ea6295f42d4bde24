import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

export interface DeleteItemOptions {
  expectedRevision: number | undefined
  asStaff: boolean
}

/** The item is gone for its owner and the public at once; staff can restore it for a time. */
export class DeleteItem extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly options: DeleteItemOptions,
  ) {
    super()
  }
}
