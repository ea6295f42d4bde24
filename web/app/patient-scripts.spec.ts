import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { withPatientScripts } from './patient-scripts.ts'

const written = `<head><link rel="modulepreload" href="/assets/manifest-1.js" nonce="n1"/><link rel="modulepreload" href="/assets/entry-4.js" nonce="n1"/><link rel="modulepreload" href="/assets/libraries-5.js" nonce="n1"/><link rel="modulepreload" href="/assets/root-2.js" nonce="n1"/></head><body><p>Read me</p><script nonce="n1" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_main from "/assets/dictionary-3.js";
const route1 = {...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"routes/dictionary":route1};

import("/assets/entry-4.js");</script></body>`

const routes = '{"routes":{"root":{"id":"root"}}}'

function run(readyState: string) {
  const script =
    /<script nonce="n1">([\s\S]*)<\/script>/.exec(withPatientScripts(written, 'n1', routes))?.[1] ?? ''
  const later: (() => void)[] = []
  const onLoad: (() => void)[] = []
  const imported: string[] = []
  const window: Record<string, unknown> = {
    addEventListener: (_name: string, listener: () => void) => onLoad.push(listener),
  }
  const document = {
    readyState,
    createElement: () => ({}),
    head: { append: vi.fn<(link: unknown) => void>() },
  }
  const timers: { run: () => void; after: number }[] = []
  const observed: { type: string; show: (name: string) => void }[] = []
  class PerformanceObserver {
    readonly #listener: (list: { getEntriesByName: (name: string) => unknown[] }) => void
    constructor(listener: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      this.#listener = listener
    }
    observe({ type }: { type: string }) {
      observed.push({
        type,
        show: (name) => this.#listener({ getEntriesByName: (asked) => (asked === name ? [{ name }] : []) }),
      })
    }
  }
  const context = createContext({
    window,
    document,
    PerformanceObserver,
    requestAnimationFrame: (listener: () => void) => later.push(listener),
    setTimeout: (timer: () => void, after = 0) => timers.push({ run: timer, after }),
    load: (url: string) => {
      imported.push(url)
      return Promise.resolve({ url })
    },
  })
  runInContext(script.replaceAll('import(', 'load('), context)
  const frame = () => {
    for (const listener of later.splice(0)) listener()
  }
  return { window, document, imported, frame, onLoad, timers, observed }
}

describe('a page’s scripts', () => {
  it('are asked for by nothing but one script of the page', () => {
    const html = withPatientScripts(written, 'n1', routes)
    expect(html).not.toMatch(/modulepreload" href|type="module"/)
    expect(html).toContain('<p>Read me</p>')
  })

  it('leave the whole table of routes for later', () => {
    expect(withPatientScripts(written, 'n1', routes)).not.toContain('/assets/manifest-1.js')
  })

  it('begin once the page is loaded and on screen, the modules before what starts them', async () => {
    const { window, document, imported, frame, onLoad, timers, observed } = run('loading')
    expect(observed).toEqual([])
    onLoad[0]?.()
    expect(observed).toMatchObject([{ type: 'paint' }])
    observed[0]?.show('first-paint')
    frame()
    frame()
    expect(timers.filter(({ after }) => after === 0)).toEqual([])
    observed[0]?.show('first-contentful-paint')
    frame()
    expect(timers.filter(({ after }) => after === 0)).toEqual([])
    frame()
    expect(imported).toEqual([])
    timers.find(({ after }) => after === 0)?.run()
    await expect
      .poll(() => {
        for (const timer of timers.splice(0)) timer.run()
        return imported
      })
      .toEqual([
        '/assets/libraries-5.js',
        '/assets/root-2.js',
        '/assets/dictionary-3.js',
        '/assets/entry-4.js',
      ])
    expect(document.head.append).toHaveBeenCalledTimes(3)
    expect(window['__reactRouterManifest']).toEqual({ routes: { root: { id: 'root' } } })
    expect(window['__reactRouterRouteModules']).toEqual({
      root: { url: '/assets/root-2.js' },
      'routes/dictionary': { url: '/assets/dictionary-3.js' },
    })
  })

  it('begin at the latest after a while, and only once', () => {
    const { imported, timers, onLoad, observed, frame } = run('loading')
    timers[0]?.run()
    expect([timers[0]?.after, imported]).toEqual([3_000, ['/assets/libraries-5.js']])
    onLoad[0]?.()
    observed[0]?.show('first-contentful-paint')
    frame()
    frame()
    timers[1]?.run()
    expect(imported).toHaveLength(1)
  })
})
