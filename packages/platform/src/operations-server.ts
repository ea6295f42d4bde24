import { createServer, type ServerResponse } from 'node:http'
import { runHealthChecks, type HealthCheck } from './health.ts'
import type { ShownMetrics } from './metrics.ts'

export interface OperationsServerOptions {
  /** 0 takes a free one. */
  port: number
  /** Default 127.0.0.1: what it tells is for operators alone. */
  host?: string
  registry: ShownMetrics
  checks: readonly HealthCheck[]
}

export interface OperationsServer {
  /** http://host:port */
  url: string
  close(): Promise<void>
}

/** `/metrics` (Prometheus), `/health/live`, and `/health/ready` with each check, its time and what is wrong. */
export async function startOperationsServer({
  port,
  host = '127.0.0.1',
  registry,
  checks,
}: OperationsServerOptions): Promise<OperationsServer> {
  const routes = new Map<string, (response: ServerResponse) => Promise<void>>([
    ['/metrics', async (response) => send(response, 200, registry.contentType, await registry.metrics())],
    ['/health/live', async (response) => sendJson(response, 200, { status: 'up' })],
    [
      '/health/ready',
      async (response) => {
        const report = await runHealthChecks(checks)
        sendJson(response, report.status === 'down' ? 503 : 200, report)
      },
    ],
  ])
  const server = createServer((request, response) => {
    const route = routes.get(pathOf(request.url ?? '/'))
    if (!route) return sendJson(response, 404, { status: 'not found' })
    route(response).catch((error: unknown) =>
      sendJson(response, 500, { status: 'failed', error: String(error) }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The path of a request as it was sent, without its query. No URL parser: it throws on `//`, and on much
 * else.
 */
function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? ''
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
