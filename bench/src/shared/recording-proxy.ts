import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { HttpCall } from './load.ts'

export interface RecordingProxy {
  url: string
  /** What has passed since the last call of this: those that were under way at once in one list. */
  take(): HttpCall[][]
  close(): Promise<void>
}

/**
 * Stands before a server and notes what is asked of it, word for word, so that it can be asked again
 * directly.
 */
export async function recordingProxy(target: string): Promise<RecordingProxy> {
  let recorded: HttpCall[][] = []
  let underWay = 0
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const { method = 'GET', url = '/' } = incoming
      const call = { method, path: url, body: body.length > 0 ? body.toString() : undefined }
      const last = recorded.at(-1)
      if (underWay > 0 && last) last.push(call)
      else recorded.push([call])
      underWay += 1
      response.once('close', () => (underWay -= 1))
      const outgoing = request(
        `${target}${url}`,
        { method, headers: { ...incoming.headers, host: new URL(target).host } },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(response)
        },
      )
      outgoing.on('error', () => response.writeHead(502).end())
      outgoing.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the recording proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    take: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
