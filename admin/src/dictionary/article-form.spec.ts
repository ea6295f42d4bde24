import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { describe, expect, test } from 'vitest'
import {
  changedFields,
  charactersLeft,
  emptyForm,
  mergeTyped,
  NO_CATEGORY,
  toInput,
  toUpdate,
  validateForm,
  withProposedUrl,
  withTyped,
  type ArticleForm,
} from './article-form.ts'

const pictures = { allowedHosts: ['images.vitrine.example'], mediaBase: '/media/' }
const whole: ArticleForm = {
  title: 'Blue vase',
  url: 'blue-vase',
  thumbnail: 'https://images.vitrine.example/v.jpg',
  thumbnailAlt: '',
  description: '',
  categoryId: 3,
  authorIds: [1],
  showBreadcrumbs: true,
}

describe('what keeps a form from being sent', () => {
  test('D1-162: nothing, when category, title, url, thumbnail and an author are set; the description may stay empty', () => {
    expect(validateForm(whole, pictures)).toEqual({})
  })

  test.each([
    ['title', { title: '' }, messages.titleMissing],
    ['title', { title: 'ab' }, messages.titleTooShort],
    ['url', { url: '' }, messages.urlMissing],
    ['url', { url: '-__-' }, messages.urlNeedsLetters],
    ['url', { url: 'authors' }, messages.urlReserved],
    ['categoryId', { categoryId: NO_CATEGORY }, messages.categoryMissing],
    ['authorIds', { authorIds: [] }, messages.authorsMissing],
    ['thumbnail', { thumbnail: '' }, messages.thumbnailMissing],
    ['thumbnail', { thumbnail: 'http://images.vitrine.example/v.jpg' }, messages.thumbnailNotAllowed],
    ['thumbnail', { thumbnail: 'https://elsewhere.example/v.jpg' }, messages.thumbnailNotAllowed],
  ] as const)('D1-162 to D1-164: %s: %j', (field, typed, message) => {
    expect(validateForm({ ...whole, ...typed } as ArticleForm, pictures)).toEqual({ [field]: message })
  })

  test('D1-166: a picture of our own needs no https', () => {
    expect(validateForm({ ...whole, thumbnail: '/media/vase.webp' }, pictures)).toEqual({})
  })
})

describe('what is typed', () => {
  test('D1-165: a url keeps small letters, digits, hyphens and underscores', () => {
    expect(withTyped(emptyForm, { url: 'Blue Vase_1!-é' }).url).toBe('bluevase_1-')
  })

  test('a new article’s url follows its title, until another is typed', () => {
    const proposed = { ...emptyForm, ...withProposedUrl(emptyForm, { title: 'Ünï cöde & More!' }) }
    expect(proposed.url).toBe('uni-code-more')
    expect(withProposedUrl(proposed, { title: 'Jug' })).toEqual({ title: 'Jug', url: 'jug' })
    expect(withProposedUrl({ ...proposed, url: 'own' }, { title: 'Jug' })).toEqual({ title: 'Jug' })
    expect(withProposedUrl(proposed, { url: 'own' })).toEqual({ url: 'own' })
  })

  test('D1-168: a description is cut at 1000 characters, and the rest is counted', () => {
    const form = withTyped(emptyForm, { description: 'x'.repeat(1200) })
    expect(form.description).toHaveLength(1000)
    expect(charactersLeft(form)).toBe(0)
    expect(charactersLeft(emptyForm)).toBe(1000)
  })

  test('D1-163, D1-165, D1-169: is sent trimmed and final', () => {
    const { thumbnailAlt: _, ...documented } = whole
    expect(toInput({ ...whole, title: ' Blue vase ', url: '-_blue-vase_-' })).toEqual(documented)
    expect(toUpdate({ ...whole, thumbnailAlt: ' A vase. ' })).toEqual({ ...whole, thumbnailAlt: 'A vase.' })
  })

  test('D1-163: its authors are sent as numbers, also those that the browser has kept as texts', () => {
    expect(toInput(Object.assign({}, whole, { authorIds: ['1', '2'] })).authorIds).toEqual([1, 2])
  })

  test('D1-173: is compared with what is stored', () => {
    expect(changedFields(whole, { ...whole, authorIds: [1] })).toEqual([])
    expect(changedFields({ ...whole, thumbnail: '/media/a.webp', authorIds: [2] }, whole)).toEqual([
      'thumbnail',
      'authorIds',
    ])
    const other: ArticleForm = {
      title: 'Jug',
      url: 'jug',
      thumbnail: '/media/jug.webp',
      thumbnailAlt: 'A jug.',
      description: 'A jug.',
      categoryId: 99,
      authorIds: [3],
      showBreadcrumbs: !whole.showBreadcrumbs,
    }
    expect(changedFields(other, whole).toSorted()).toEqual(Object.keys(emptyForm).toSorted())
  })
})

test('what was typed stays over what somebody else stored meanwhile, and what was not typed in shows theirs', () => {
  const opened = { ...emptyForm, title: 'Vase', description: 'Old.', authorIds: [1] }
  const theirs = { ...opened, title: 'Vases', description: 'Theirs.' }
  expect(mergeTyped({ ...opened, description: 'Mine.' }, opened, theirs)).toEqual({
    ...theirs,
    description: 'Mine.',
  })
  expect(mergeTyped({ ...opened, authorIds: [2] }, opened, theirs)).toEqual({ ...theirs, authorIds: [2] })
})
