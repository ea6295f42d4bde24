import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const CALL = '/api/v1/dictionary/letter-counts'

describe('a path', () => {
  it.each([CALL, '/dictionary', '/app/examples', '/health/live', '/oms/index'])(
    '%s responds alike in any case',
    async (path) => {
      const [plain, shouted] = [await api.visitor('GET', path), await api.visitor('GET', path.toUpperCase())]
      expect(shouted.status).toBe(plain.status)
      expect(plain.headers['location'] === undefined).toBe(shouted.headers['location'] === undefined)
    },
  )

  it.each([
    ['/api//v1/dictionary/letter-counts?letter=%23//a', '/api/v1/dictionary/letter-counts?letter=%23//a'],
    ['//dictionary', '/dictionary'],
    ['/dictionary//list///A?offset=20', '/dictionary/list/A?offset=20'],
    ['/APP//examples/', '/APP/examples/'],
    ['/oms//index', '/oms/index'],
    ['/health//live', '/health/live'],
    // Where browsers would read another site's name.
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['/\\elsewhere.example//x', '/elsewhere.example/x'],
    ['/\\/elsewhere.example', '/elsewhere.example'],
  ])('with an empty segment, %s, leads to %s, whoever owns it', async (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`)
      expect([status, headers['location'], headers['cache-control']]).toEqual([
        308,
        target,
        'private, no-store',
      ])
    }
  })

  it('with an empty segment takes no writing method', async () => {
    expect(
      (await ask('POST /api//v1/identity/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n'))
        .status,
    ).toBe(404)
  })
})

describe('a Host header', () => {
  it('that comes twice is refused, whichever of the two is ours and however it is spelled', async () => {
    for (const second of ['Host: elsewhere.example', 'Host: localhost', 'hOST: localhost']) {
      expect((await ask(`GET ${CALL} HTTP/1.1\r\nHost: localhost\r\n${second}\r\n`)).status).toBe(400)
      expect((await ask(`GET /dictionary HTTP/1.1\r\n${second}\r\nHost: localhost\r\n`)).status).toBe(400)
    }
  })

  it('that comes once is taken, also where another header or the path says Host', async () => {
    expect((await ask(`GET ${CALL}?letter=Host HTTP/1.1\r\nHost: localhost\r\nX-Was: Host\r\n`)).status).toBe(
      200,
    )
  })
})

/** What the server says to these very bytes, which no client would send. */
async function ask(request: string): Promise<{ status: number; headers: Record<string, string> }> {
  const { server } = api.app.getHttpAdapter().getInstance()
  if (!server.listening) await api.app.listen(0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const response = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request}Connection: close\r\n\r\n`))
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  const [head = ''] = response.split('\r\n\r\n', 1)
  const [line = '', ...fields] = head.split('\r\n')
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 2),
      ]),
    ),
  }
}
