import { Global, Module } from '@nestjs/common'
import type { DecoderPool } from '@vitrine/decoding/decoders'
import type { Config } from '@vitrine/platform/config'
import type { Logger } from '@vitrine/platform/logging'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { PictureProbe } from '../infrastructure/infrastructure.module.ts'
import { CONFIG, LOGGER, OBJECT_STORAGE, OUTSIDE_PICTURES } from '../infrastructure/tokens.ts'
import { ClosingDecoders, DECODERS, decodersProvider, siteDecodersProvider } from './decoders.provider.ts'
import { PictureCheck, PICTURE_PROBE } from './picture-check.ts'
import { openPictureProbe } from './picture-probe.ts'

/** The hosts that lead to this site itself. */
function ownHostsOf({
  publicUrl,
  ASSET_URL,
  OWN_HOSTS,
}: Pick<Config, 'publicUrl' | 'ASSET_URL' | 'OWN_HOSTS'>): string[] {
  return [
    new URL(publicUrl).hostname,
    ...(ASSET_URL ? [new URL(ASSET_URL).hostname] : []),
    ...(OWN_HOSTS ?? []),
  ]
}

const probeProvider = {
  provide: PICTURE_PROBE,
  inject: [CONFIG, LOGGER, OBJECT_STORAGE, DECODERS, OUTSIDE_PICTURES],
  useFactory: (
    config: Config,
    logger: Logger,
    storage: ObjectStorage,
    decoders: DecoderPool,
    given: PictureProbe | null,
  ): PictureProbe => given ?? openPictureProbe({ storage, decoders, logger, ownHosts: ownHostsOf(config) }),
}

/** Files of others: the processes that open them, and the check of pictures that are given by their URLs. */
@Global()
@Module({
  providers: [decodersProvider, siteDecodersProvider, ClosingDecoders, probeProvider, PictureCheck],
  exports: [DECODERS, PictureCheck],
})
export class PicturesModule {}
