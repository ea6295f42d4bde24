import { expect, it } from 'vitest'
import { slimmed } from './slim-manifest.ts'

it('leaves out what is false or empty, and lists imports in one order', () => {
  const script = 'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/c.js","/b.js"],"css":[]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"hasAction":false,"css":["/x.css"]}},"url":"/m.js"};'
  expect(slimmed(script)).toBe('window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/b.js","/c.js"]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"css":["/x.css"]}},"url":"/m.js"};')
})

it('leaves out what pages under /app import, and what stands in them', () => {
  const script = 'window.__reactRouterManifest={"routes":{"vault":{"path":"app/vault","imports":["/a.js"]},"list":{"parentId":"vault","path":"list","imports":["/a.js"]},"application":{"path":"application","imports":["/a.js"]}}};'
  expect(slimmed(script)).toBe('window.__reactRouterManifest={"routes":{"vault":{"path":"app/vault"},"list":{"parentId":"vault","path":"list"},"application":{"path":"application","imports":["/a.js"]}}};')
})

it('refuses what it does not know', () => {
  expect(() => slimmed('export default {}')).toThrow('begins in another way')
})
