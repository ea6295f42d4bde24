import type { EndpointPath } from '@vitrine/contracts/endpoint'
import { patternOf, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { createFixtureApi } from './fixture-api.ts'

export interface HeldCall {
  responder: Responder
  hold(): void
  release(): void
}

/** A call of the fixture's api that can be kept waiting. */
export function heldCall({ method, path }: EndpointPath): HeldCall {
  const { transport } = createFixtureApi()
  let gate: PromiseWithResolvers<void> | null = null
  return {
    responder: {
      method,
      pattern: patternOf(path),
      respond: async (call) => {
        await gate?.promise
        return await transport(call.path, { method })
      },
    },
    hold: () => void (gate = Promise.withResolvers()),
    release: () => gate?.resolve(),
  }
}
