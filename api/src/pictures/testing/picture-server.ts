import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificate, certificateKey } from './certificate.ts'

export interface PictureServer {
  port: number
  /** The paths that were asked for. */
  paths: string[]
  /** Whether anybody has connected at all. */
  wasReached(): boolean
  close(): Promise<void>
}

/** An https server of this machine for the names `*.test`. */
export async function startPictureServer(
  address: string,
  respond: RequestListener,
  port = 0,
): Promise<PictureServer> {
  const paths: string[] = []
  const server = createServer({ cert: certificate, key: certificateKey }, (request, response) => {
    paths.push(String(request.url))
    respond(request, response)
  })
  let reached = false
  server.on('connection', () => (reached = true))
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    paths,
    wasReached: () => reached,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
