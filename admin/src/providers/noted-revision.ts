import type { Transport } from '@vitrine/contracts/client'

/** A transport that notes the revision which a write has left: the api names it in the ETag of its response. */
export function noteRevision(transport: Transport): {
  transport: Transport
  noted: () => number | undefined
} {
  let revision: number | undefined
  return {
    transport: async (path, init) => {
      const response = await transport(path, init)
      const [, named] = /^"(\d+)"$/.exec(response.headers.get('etag') ?? '') ?? []
      if (named) revision = Number(named)
      return response
    },
    noted: () => revision,
  }
}
