import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { slimmed } from './slim-manifest.ts'

/** What the script leaves on the window. */
function tableOf(script: string): unknown {
  const window: Record<string, unknown> = {}
  Object.defineProperty(window, 'window', { value: window })
  runInNewContext(script, window)
  return JSON.parse(JSON.stringify(window['__reactRouterManifest']))
}

it('leaves out what is false or empty, and lists imports in one order', () => {
  const script = 'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/c.js","/b.js"],"css":[]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"hasAction":false,"css":["/x.css"]}},"url":"/m.js"};'
  expect(tableOf(slimmed(script))).toEqual({ entry: { module: '/a.js', imports: ['/b.js', '/c.js'] }, routes: { root: { id: 'root', path: '', hasLoader: true, css: ['/x.css'] } }, url: '/m.js' })
  expect(slimmed(script)).not.toContain('false')
  expect(slimmed(script)).not.toContain('"id"')
})

it('leaves out what pages under /app import, and what stands in them', () => {
  const script = 'window.__reactRouterManifest={"routes":{"vault":{"path":"app/vault","imports":["/a.js"]},"list":{"parentId":"vault","path":"list","imports":["/a.js"]},"application":{"path":"application","imports":["/a.js"]}}};'
  expect(tableOf(slimmed(script))).toEqual({ routes: { vault: { id: 'vault', path: 'app/vault' }, list: { id: 'list', parentId: 'vault', path: 'list' }, application: { id: 'application', path: 'application', imports: ['/a.js'] } } })
})

it('refuses what it does not know', () => {
  expect(() => slimmed('export default {}')).toThrow('begins in another way')
})
