import { expect, it } from 'vitest'
import { slimmed } from './slim-manifest.ts'

it('leaves out what is false or empty, and lists imports in one order', () => {
  const script = 'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/c.js","/b.js"],"css":[]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"hasAction":false,"css":["/x.css"]}},"url":"/m.js"};'
  expect(slimmed(script)).toBe('window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/b.js","/c.js"]},"routes":{"root":{"id":"root","path":"","hasLoader":true,"css":["/x.css"]}},"url":"/m.js"};')
})

it('refuses what it does not know', () => {
  expect(() => slimmed('export default {}')).toThrow('begins in another way')
})
