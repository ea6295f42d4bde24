import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** The issue to the address of whoever asks, and to nobody else. Returns the address. */
export class TestIssue extends Command<string> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
