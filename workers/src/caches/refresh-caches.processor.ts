import { Injectable } from '@nestjs/common'
import type { DeliveryProcessor } from '../consuming/delivery.ts'

/** Nothing is left to do: the relay told the caches when it took the event. */
@Injectable()
export class RefreshCachesProcessor implements DeliveryProcessor {
  readonly consumer = 'refresh-caches'

  async process(): Promise<void> {}
}
