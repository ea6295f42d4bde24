import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { textLimits } from '@vitrine/contracts/texts/messages'
import { expect, test } from 'vitest'
import { leftInstructions, ownLinks, picturesWithoutText, tooFewWords } from './check-rules.ts'

const text = (html: string): ContentBlock => ({ type: 'text', html })
const template = [
  { type: 'heading', level: 2, text: 'How to tell it is old' } as const,
  text('<p>Say in two sentences what the thing is.</p><p>Etc.</p>'),
]

test('instructions of the template are found where they still stand, and headings are none', () => {
  expect(leftInstructions([...template, text('<p>A box for snuff.</p>')], template)).toEqual([
    'Say in two sentences what the thing is.',
  ])
  expect(leftInstructions([template[0] as ContentBlock, text('<p>A box for snuff.</p>')], template)).toEqual(
    [],
  )
})

test('pictures without an alternative text are named by their caption or their file', () => {
  const picture = (alt: string, caption = ''): ContentBlock => ({
    type: 'picture',
    src: '/media/a.webp',
    alt,
    caption,
  })
  expect(picturesWithoutText([picture('A lid'), picture(' ', 'The hinge'), picture('')])).toEqual([
    'The hinge',
    '/media/a.webp',
  ])
})

test('links to this site are paths, each once; links to others are none of ours', () => {
  const html =
    '<p><a href="/dictionary/a?x=1#y">a</a> <a href="https://vitrine.example/articles/b">b</a> <a href="/dictionary/a">a</a> <a href="https://elsewhere.example/c">c</a> <a href="//elsewhere.example/d">d</a></p>'
  expect(ownLinks([text(html)], 'https://vitrine.example')).toEqual(['/dictionary/a', '/articles/b'])
})

test('a text with too few words says how many it has', () => {
  expect(tooFewWords([text('<p>Three short words</p>')])).toBe(3)
  expect(tooFewWords([text(`<p>${'word '.repeat(textLimits.wordsMin)}</p>`)])).toBeNull()
  expect(tooFewWords([])).toBe(0)
})
