import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cachedPart } from '../cached-parts/cached-part.tsx'
import { PartsOfPage, PartsOfPageContext, type CachedMarkup } from '../cached-parts/cached-parts.ts'

/** A page of a reader who is told on which rendering the menu was made. */
function site() {
  const markup: CachedMarkup = new Map()
  let renderings = 0
  const count = () => (renderings += 1)
  const Menu = ({ here }: { here: string }) => <nav data-here={here}>rendering {count()}</nav>
  const CachedMenu = cachedPart('menu', Menu, ({ here }) => here)
  const Frame = ({ here }: { here: string }) => (
    <div>
      <CachedMenu here={here} />
    </div>
  )
  const CachedFrame = cachedPart('frame', Frame, ({ here }) => here)
  const render = (page: React.ReactElement, nonce: string) => {
    const parts = new PartsOfPage(markup, nonce)
    return parts.fillIn(renderToString(<PartsOfPageContext value={parts}>{page}</PartsOfPageContext>))
  }
  return { CachedMenu, CachedFrame, render, markup }
}

it('a part is rendered once for each variant and stands in its place on every page, without a trace of how', () => {
  const { CachedMenu, render } = site()
  const page = (here: string, text: string) => (
    <main>
      <CachedMenu here={here} />
      <p>{text}</p>
      <CachedMenu here="end" />
    </main>
  )
  expect(render(page('a', 'one'), 'n1')).toBe(
    '<main><nav data-here="a">rendering <!-- -->1</nav><p>one</p><nav data-here="end">rendering <!-- -->2</nav></main>',
  )
  expect(render(page('a', 'two'), 'n2')).toBe(
    '<main><nav data-here="a">rendering <!-- -->1</nav><p>two</p><nav data-here="end">rendering <!-- -->2</nav></main>',
  )
  expect(render(page('b', 'three'), 'n3')).toBe(
    '<main><nav data-here="b">rendering <!-- -->3</nav><p>three</p><nav data-here="end">rendering <!-- -->2</nav></main>',
  )
})

it('no text of a page passes for a part', () => {
  const { CachedMenu, render } = site()
  const text = '<kept-part id="n2.0"></kept-part>'
  render(<CachedMenu here="a" />, 'n1')
  expect(
    render(
      <main>
        <div dangerouslySetInnerHTML={{ __html: text }} />
        <CachedMenu here="a" />
      </main>,
      'n3',
    ),
  ).toBe(`<main><div>${text}</div><nav data-here="a">rendering <!-- -->1</nav></main>`)
})

it('a part in another is kept with it', () => {
  const { CachedFrame, render, markup } = site()
  const whole = '<div><nav data-here="a">rendering <!-- -->1</nav></div>'
  expect([render(<CachedFrame here="a" />, 'n1'), render(<CachedFrame here="a" />, 'n2')]).toEqual([
    whole,
    whole,
  ])
  expect([...markup.values()]).toEqual([whole])
})

it('what belongs to one page alone is rendered for each: an id of its place, a script of its own', () => {
  const markup: CachedMarkup = new Map()
  const Field = () => <label htmlFor={useId()}>Search</label>
  const Script = ({ nonce }: { nonce: string }) => <script nonce={nonce} />
  const [CachedField, CachedScript] = [
    cachedPart('field', Field, () => ''),
    cachedPart('script', Script, () => ''),
  ]
  const page = (nonce: string) => (
    <main>
      <CachedField />
      <CachedScript nonce={nonce} />
    </main>
  )
  for (const nonce of ['n1', 'n2']) {
    const parts = new PartsOfPage(markup, nonce)
    expect(
      parts.fillIn(renderToString(<PartsOfPageContext value={parts}>{page(nonce)}</PartsOfPageContext>)),
    ).toBe(
      renderToString(
        <main>
          <Field />
          <Script nonce={nonce} />
        </main>,
      ),
    )
  }
  expect(markup.size).toBe(0)
})

it('with more variants than there may be, all are made anew', () => {
  const { CachedMenu, render, markup } = site()
  for (let place = 0; place < 201; place += 1) render(<CachedMenu here={String(place)} />, `n${place}`)
  expect([...markup.keys()]).toEqual(['menu 200'])
})

it('where nothing is kept, a part is what it is', () => {
  const { CachedMenu } = site()
  expect(renderToString(<CachedMenu here="a" />)).toBe('<nav data-here="a">rendering <!-- -->1</nav>')
})
