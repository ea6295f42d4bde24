import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingStream } from '@vitrine/contracts/files'
import type { z } from 'zod'
import type { itemImageSchema } from '@vitrine/contracts/vault-items/schemas'

export interface EditedImages {
  images: z.infer<typeof itemImageSchema>[]
  revision: number
}

/** The complete set of an item's photos, as the body of the call names it. */
export class EditImages extends Command<EditedImages> {
  constructor(
    readonly actor: Actor,
    /** Staff change any member's item, which is audited. */
    readonly as: 'owner' | 'staff',
    readonly itemId: number,
    readonly body: Pick<IncomingStream, 'content' | 'statedBytes'>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
