import {
  createClient,
  noResponse,
  type Client,
  type ReadResponse,
  type Transport,
} from '@vitrine/contracts/client'
import type { RouterContextProvider } from 'react-router'
import { transportContext } from './queries.ts'

/*
 * Calls of pages that are one form, or that a mail's link leads to: asked each time, and no response is cached.
 * That no server responded is the page's to say.
 */

/** In the reader's name for the throttle, and without a session. */
export function callOnServer(context: Readonly<RouterContextProvider>): Client {
  return uncached(context.get(transportContext))
}

export const callInBrowser: Client = uncached((path, init) => fetch(path, init))

function uncached(transport: Transport<ReadResponse>): Client {
  return createClient((path, init) => transport(path, init).catch(noResponse))
}
