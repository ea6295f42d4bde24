import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CacheArea } from '@vitrine/contracts/cache-area'

/** Makes stale what is kept of these areas, in every process. */
export class ClearCaches extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** As it was asked for: a cache or a scenario. */
    readonly subject: { type: 'cache' | 'cache-scenario'; id: string },
    readonly areas: readonly CacheArea[],
  ) {
    super()
  }
}
