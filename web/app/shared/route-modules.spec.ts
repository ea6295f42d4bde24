import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { expect, it } from 'vitest'
import { loadRouteModule } from './route-modules.ts'

const aChunk = `data:text/javascript,${encodeURIComponent('export default () => "a page"')}`

it('a route’s chunk is loaded once and kept', async () => {
  const loaded: Record<string, unknown> = {}
  const chunk = await loadRouteModule({ id: 'a', module: aChunk }, loaded)
  expect(loaded).toEqual({ a: chunk })
  expect(await loadRouteModule({ id: 'a', module: 'data:text/javascript,gone' }, loaded)).toBe(chunk)
})

it('a chunk that is lost for good is a page that fails, and is not kept: the next visit asks for it again', async () => {
  const loaded: Record<string, unknown> = {}
  const lost = await loadRouteModule({ id: 'a', module: './no-such-chunk.js' }, loaded)
  await expectConsoleError(/^the page a could not be loaded/)
  expect(loaded).toEqual({})
  for (const name of ['default', 'clientLoader', 'clientAction'])
    expect(() => Reflect.get(lost as object, name)()).toThrow()
})
