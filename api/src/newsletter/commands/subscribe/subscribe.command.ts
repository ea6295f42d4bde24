import { Command } from '@nestjs/cqrs'
import type { SubscribeInput } from '@vitrine/contracts/newsletter/schemas'

/** Somebody asks for the newsletter. Returns nothing: nobody learns whether the address is known. */
export class Subscribe extends Command<void> {
  constructor(readonly input: SubscribeInput) {
    super()
  }
}
