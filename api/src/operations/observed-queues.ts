import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { consumerNames } from '@vitrine/messaging/consumers'
import { deliveryJobs } from '@vitrine/messaging/jobs/job-catalogue'
import { openQueue } from '@vitrine/messaging/queues/delivery-queues'
import { queueBackendOf } from '@vitrine/messaging/queues/queue-backend'
import type { Config } from '@vitrine/platform/config'
import type { Logger } from '@vitrine/platform/logging'
import { CONFIG, LOGGER } from '../infrastructure/tokens.ts'

type Queue = ReturnType<typeof openQueue>

/**
 * The queues as operators see them. They are opened once somebody looks: calls add their events to the outbox
 * and need none.
 */
@Injectable()
export class ObservedQueues implements OnApplicationShutdown {
  private opened: readonly Queue[] | null = null

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get store(): 'postgres' | 'redis' {
    return this.config.REDIS_URL ? 'redis' : 'postgres'
  }

  /** One a consumer. @throws where no server of queues is set */
  all(): readonly Queue[] {
    if (this.opened) return this.opened
    const backend = queueBackendOf(this.config)
    const names = new Set(consumerNames.map((consumer) => deliveryJobs[consumer].queue))
    this.opened = [...names].map((name) =>
      openQueue(backend, name, (error) =>
        this.logger.warn({ err: error, queue: name }, 'a queue that an operator looks at does not respond'),
      ),
    )
    return this.opened
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all((this.opened ?? []).map((queue) => queue.close()))
  }
}
