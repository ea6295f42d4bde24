import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

export interface StoredPreference {
  key: string
  value: string
}

/** The first choice and each later one alike: of two windows that both believe to be the first, neither fails. */
export class SavePreference extends Command<StoredPreference> {
  constructor(
    readonly actor: Actor,
    readonly preference: StoredPreference,
  ) {
    super()
  }
}
