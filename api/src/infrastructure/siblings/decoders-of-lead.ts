import type { DecoderPool } from '@vitrine/decoding/decoders'
import { sharedPool } from '@vitrine/decoding/shared-pool'

/** For a process that `lead.ts` has started: the lead has the pool. */
export function decodersOfLead(): DecoderPool {
  return sharedPool({
    // The lead may have gone: this process ends then.
    send: (request) => void process.send?.(request, undefined, undefined, () => undefined),
    onMessage: (listener) => void process.on('message', listener),
  })
}
