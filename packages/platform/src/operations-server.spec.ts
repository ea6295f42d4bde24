import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { HealthCheck } from './health.ts'
import { createMetricsRegistry, httpMetrics } from './metrics.ts'
import { startOperationsServer, type OperationsServer } from './operations-server.ts'

const up = async () => undefined
const refuse = async () => {
  throw new Error('connection refused')
}

let server: OperationsServer | undefined
afterEach(() => server?.close())

async function serve(
  checks: HealthCheck[],
): Promise<{ url: string; observe: ReturnType<typeof httpMetrics>['observe'] }> {
  const registry = createMetricsRegistry('test')
  const { observe } = httpMetrics(registry)
  server = await startOperationsServer({ port: 0, registry, checks })
  return { url: server.url, observe }
}

/** Asks for a target exactly as it is written, which `fetch` would not. */
async function statusOf(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  return await new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('the operations server', () => {
  it('survives every malformed path', async () => {
    const { url } = await serve([{ name: 'postgres', run: up }])
    for (const path of [
      '//',
      '///metrics',
      '//[',
      '/%',
      'http://',
      'http://[::1',
      '*',
      '/metrics#x',
      '/__proto__',
    ]) {
      expect(await statusOf(url, path), path).toBe(404)
    }
    expect(await statusOf(url, '/health/live?from=probe')).toBe(200)
  })

  it('is ready when every part responds, and names each', async () => {
    const { url } = await serve([{ name: 'postgres', run: up }])
    const response = await fetch(`${url}/health/ready`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'up',
      checks: [{ name: 'postgres', status: 'up' }],
    })
  })

  it('is not ready while an essential part is down, and says which and why', async () => {
    const { url } = await serve([
      { name: 'postgres', run: refuse },
      { name: 'queue', run: up },
    ])
    const response = await fetch(`${url}/health/ready`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      status: 'down',
      checks: [
        { name: 'postgres', status: 'down', error: 'connection refused' },
        { name: 'queue', status: 'up' },
      ],
    })
  })

  it('stays ready, degraded, without a part that the product can do without', async () => {
    const { url } = await serve([{ name: 'search', run: refuse, essential: false }])
    const response = await fetch(`${url}/health/ready`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'degraded' })
  })

  it('takes a part that hangs for down', async () => {
    const { url } = await serve([
      { name: 'postgres', run: () => new Promise(() => undefined), timeoutMs: 20 },
    ])
    const response = await fetch(`${url}/health/ready`)
    expect(await response.json()).toMatchObject({
      status: 'down',
      checks: [{ error: 'no response within 20 ms' }],
    })
  })

  it('is alive whatever is down', async () => {
    const { url } = await serve([{ name: 'postgres', run: refuse }])
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })

  it('counts requests by route for Prometheus', async () => {
    const { url, observe } = await serve([])
    observe({ method: 'GET', route: '/dictionary/:url', status: 200, seconds: 0.02 })
    const text = await (await fetch(`${url}/metrics`)).text()
    const counted = text.split('\n').find((line) => line.startsWith('http_request_duration_seconds_count'))
    for (const part of ['method="GET"', 'route="/dictionary/:url"', 'status="200"', 'process="test"', '} 1'])
      expect(counted).toContain(part)
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('knows no other path', async () => {
    const { url } = await serve([])
    expect((await fetch(`${url}/`)).status).toBe(404)
  })
})
