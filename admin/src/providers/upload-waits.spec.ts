import { expect, test } from 'vitest'
import { patientUploads } from './upload-waits.ts'

const busy = () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } })
const stored = () => new Response('{"src":"/media/texts/1.webp"}')

/** A server that gives these responses, one a call. */
function server(...responses: Response[]) {
  const bodies: unknown[] = []
  const waits: number[] = []
  const transport = patientUploads(
    async (_, { body }) => {
      bodies.push(body)
      return responses.shift() ?? stored()
    },
    async (seconds) => void waits.push(seconds),
  )
  return { transport, bodies, waits }
}

test.each([
  ['a form with files', new FormData()],
  ['a file', new Blob(['{"images":[]}'])],
])('%s is sent again as it is while the server is busy', async (_, body) => {
  const { transport, bodies, waits } = server(busy(), busy())
  expect((await transport('/upload', { method: 'POST', body })).status).toBe(200)
  expect([bodies, waits]).toEqual([
    [body, body, body],
    [7, 7],
  ])
})

test.each([undefined, '{"title":"Cup"}'])('any other call (%s) is refused at once', async (body) => {
  const { transport, bodies } = server(busy())
  expect((await transport('/call', { method: 'POST', body })).status).toBe(429)
  expect(bodies).toHaveLength(1)
})
