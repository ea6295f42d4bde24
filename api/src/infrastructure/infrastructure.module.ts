import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { PictureFault } from '@vitrine/contracts/pictures/messages'
import type { Database } from '@vitrine/database/database'
import type { DecoderPool } from '@vitrine/decoding/decoders'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import { noBillingProviders, type BillingProviders } from '@vitrine/domain/billing/billing-providers'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { systemClock, type Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { HealthCheck } from '@vitrine/platform/health'
import type { Logger } from '@vitrine/platform/logging'
import type { Registry } from '@vitrine/platform/metrics'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { noSiblings, type Siblings } from './siblings/siblings.ts'
import {
  BILLING,
  CLOCK,
  CONFIG,
  DATABASE,
  GIVEN_DOCUMENT_MAKER,
  LOGGER,
  METRICS,
  OBJECT_STORAGE,
  OUTSIDE_PICTURES,
  SEARCH_ENGINE,
  SHARED_DECODERS,
  SIBLINGS,
} from './tokens.ts'

/** What the process has opened and closes again; tests open their own. */
export interface OpenParts {
  config: Config
  logger: Logger
  database: Database
  engine: SearchEngine
  storage: ObjectStorage
  metrics: Registry
  /** Default: the machine's. */
  clock?: Clock
  /** Who takes money for us. Default: nobody. */
  billing?: BillingProviders
  /** Looks at pictures that are given by their URLs. Default: fetches and decodes them. */
  pictures?: PictureProbe
  /** Makes documents of members. Default: processes of its own. */
  documents?: DocumentMaker
  /** Other processes of this api. Default: none. */
  siblings?: Siblings
  /** The pool that they share. Default: one of this process' own. */
  decoders?: DecoderPool
}

/** What the process needs besides to serve calls. */
export interface Resources extends OpenParts {
  /** What health looks at, over connections of its own. */
  checks: readonly HealthCheck[]
}

@Global()
@Module({})
export class InfrastructureModule {
  static with({
    config,
    logger,
    database,
    engine,
    storage,
    metrics,
    clock = systemClock,
    billing = noBillingProviders,
    pictures,
    documents,
    siblings = noSiblings,
    decoders,
  }: OpenParts): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: CLOCK, useValue: clock },
      { provide: LOGGER, useValue: logger },
      { provide: DATABASE, useValue: database },
      { provide: SEARCH_ENGINE, useValue: engine },
      { provide: OBJECT_STORAGE, useValue: storage },
      { provide: METRICS, useValue: metrics },
      { provide: BILLING, useValue: { database, providers: billing, clock } satisfies Billing },
      { provide: SIBLINGS, useValue: siblings },
      { provide: SHARED_DECODERS, useValue: decoders ?? null },
      { provide: OUTSIDE_PICTURES, useValue: pictures ?? null },
      { provide: GIVEN_DOCUMENT_MAKER, useValue: documents ?? null },
    ]
    return { module: InfrastructureModule, providers, exports: providers.map(({ provide }) => provide) }
  }
}

/** Looks whether a URL that passed the rules of its hosts leads to a picture. */
export interface PictureProbe {
  /** Null where it does. */
  faultOf(url: string): Promise<PictureFault | null>
}
