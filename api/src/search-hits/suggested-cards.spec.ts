import { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { expect, test } from 'vitest'
import { suggestedTitles } from './suggested-cards.ts'

const synonyms = new Synonyms([{ kind: 'one-way', terms: ['gramophone', 'phonograph'] }])

/** Suggestions for a term from an engine that finds these titles for these texts. */
async function suggested(term: string, titles: Record<string, readonly string[]>) {
  const asked: { text: string; isAsTyped?: boolean }[] = []
  const { items } = await suggestedTitles(term, {
    limits: { suggestionMinLength: 3, suggestionsMax: 3 },
    synonyms,
    suggest: ({ text, isAsTyped }) => {
      asked.push({ text, ...(isAsTyped && { isAsTyped }) })
      return Promise.resolve((titles[text] ?? []).map((title) => ({ id: title.length, title })))
    },
    cards: (found) => Promise.resolve(found.map((each) => ({ ...each, pageURI: `/${each.id}` }))),
  })
  return { asked, titles: items.map(({ title, corrected }) => (corrected ? `~${title}` : title)) }
}

test('names that hold the term need no other way to write it', async () => {
  const { asked, titles } = await suggested('vase', { vase: ['A Vase', 'Vase'] })
  expect(titles).toEqual(['Vase', 'A Vase'])
  expect(asked).toEqual([{ text: 'vase' }])
})

test('where there is none, the names of a synonym come before those that are spelled nearly so, each once', async () => {
  const { asked, titles } = await suggested('gramophone', {
    gramophone: ['Edison Phonograph', 'Gramaphon'],
    phonograph: ['Phonograph', 'Edison Phonograph'],
  })
  expect(titles).toEqual(['~Phonograph', '~Edison Phonograph', '~Gramaphon'])
  expect(asked).toContainEqual({ text: 'phonograph', isAsTyped: true })
})

test('a term that is too short asks nothing', async () => {
  expect(await suggested('va', {})).toEqual({ asked: [], titles: [] })
})
