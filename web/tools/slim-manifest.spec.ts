import { expect, it } from 'vitest'
import { slimmed } from './slim-manifest.ts'

/** What the module says. */
async function tableOf(script: string): Promise<unknown> {
  const module: { routes: unknown } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  return module.routes
}

it('leaves out what is false or empty, and lists imports in one order', async () => {
  const script =
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":[],"css":[]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"hasAction":false,"imports":["/c.js","/b.js"],"css":[]},"a":{"id":"a","css":["/x.css"]}},"url":"/m.js"};'
  expect(await tableOf(slimmed(script))).toEqual({
    root: { id: 'root', path: '', hasLoader: true, imports: ['/b.js', '/c.js'] },
    a: { id: 'a', css: ['/x.css'] },
  })
  expect(slimmed(script)).not.toContain('false')
  expect(slimmed(script)).not.toContain('"id"')
})

it('leaves out what pages under /app import, and what stands in them', async () => {
  const script =
    'window.__reactRouterManifest={"routes":{"vault":{"path":"app/vault","imports":["/a.js"]},"list":{"parentId":"vault","path":"list","imports":["/a.js"]},"application":{"path":"application","imports":["/a.js"]}}};'
  expect(await tableOf(slimmed(script))).toEqual({
    vault: { id: 'vault', path: 'app/vault' },
    list: { id: 'list', parentId: 'vault', path: 'list' },
    application: { id: 'application', path: 'application', imports: ['/a.js'] },
  })
})

it('refuses what it does not know', () => {
  expect(() => slimmed('export default {}')).toThrow('begins in another way')
})
