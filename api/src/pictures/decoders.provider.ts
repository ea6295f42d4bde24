import { Inject, Injectable, type OnModuleDestroy, type FactoryProvider } from '@nestjs/common'
import { openDecoders, type DecoderPool } from '@vitrine/decoding/decoders'
import type { Config } from '@vitrine/platform/config'
import { CONFIG, SHARED_DECODERS } from '../infrastructure/tokens.ts'

export const DECODERS = Symbol('decoders')

/** For pictures of the site's own pages: these do not wait behind members' uploads. */
export const SITE_DECODERS = Symbol('decoders of the site')

const MEGABYTE = 1_048_576

export const decodersProvider: FactoryProvider<DecoderPool> = {
  provide: DECODERS,
  inject: [CONFIG, SHARED_DECODERS],
  useFactory: ({ DECODING_PROCESSES, DECODING_MEMORY_MB }: Config, shared: DecoderPool | null) =>
    shared ?? openDecoders({ processes: DECODING_PROCESSES, memory: DECODING_MEMORY_MB * MEGABYTE }),
}

export const siteDecodersProvider: FactoryProvider<DecoderPool> = {
  provide: SITE_DECODERS,
  inject: [CONFIG],
  useFactory: ({ DECODING_MEMORY_MB }: Config) =>
    openDecoders({ processes: 1, memory: DECODING_MEMORY_MB * MEGABYTE }),
}

/** Ends the processes with the module that they belong to. */
@Injectable()
export class ClosingDecoders implements OnModuleDestroy {
  constructor(
    @Inject(DECODERS) private readonly decoders: DecoderPool,
    @Inject(SITE_DECODERS) private readonly siteDecoders: DecoderPool,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.decoders.close(), this.siteDecoders.close()])
  }
}
