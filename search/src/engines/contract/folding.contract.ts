import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { describe, expect, test } from 'vitest'
import { foldingCases } from '../../relevance/folding.cases.ts'
import { inSuggestionOrder } from '../../relevance/suggestion-order.ts'
import { anArticle } from './articles.ts'
import type { Subject } from './subject.ts'

export function folding(subject: Subject): void {
  describe('signs within words', () => {
    test('a title is found and suggested with and without them, as it is written', async () => {
      const titles = [...new Set(foldingCases.map(({ title }) => title))]
      await subject.publish(...titles.map((title) => anArticle({ title })))
      const found = []
      // One after the other: an engine that has just started times out under all of them at once.
      for (const { title, query } of foldingCases) {
        const text = sanitizeSearchText(query)
        const { hits, understood } = await subject.search({ text, limit: 100, highlight: true })
        const hit = hits.find(({ document }) => document.title === title)
        found.push({ title, query, understood, isMarked: hit?.highlights?.['title'] !== undefined })
      }
      expect(found).toEqual(
        foldingCases.map((each) => ({ ...each, understood: { kind: 'exact' }, isMarked: true })),
      )
    })

    test('a title is suggested with and without them', async () => {
      await subject.publish(
        ...[
          'Hawaiʻi kapa cloth',
          'O’Neill sideboard',
          'W.M.F. dish',
          'Coca-Cola™ tray',
          '№ 5 perfume bottle',
        ].map((title) => anArticle({ title })),
      )
      const suggested = async (typed: string) => {
        const text = sanitizeSearchText(typed)
        const found = await subject.engine.suggest(subject.index, { text, limit: 10 })
        return inSuggestionOrder(text, found).map(
          ({ named, corrected }) => (corrected ? '~' : '') + named.title,
        )
      }
      expect(await suggested('hawaii')).toEqual(['Hawaiʻi kapa cloth'])
      expect(await suggested("hawai'i ka")).toEqual(['Hawaiʻi kapa cloth'])
      expect(await suggested('neill')).toEqual(['O’Neill sideboard'])
      expect(await suggested('o neill')).toEqual(['O’Neill sideboard'])
      expect(await suggested('wmf')).toEqual(['W.M.F. dish'])
      expect(await suggested('w m f di')).toEqual(['W.M.F. dish'])
      expect(await suggested('coca-cola tr')).toEqual(['Coca-Cola™ tray'])
      expect(await suggested('nº 5 per')).toEqual(['№ 5 perfume bottle'])
    })

    test('the name is the text, whichever way either is written', async () => {
      await subject.publish(
        anArticle({ title: 'Neill, O., and his Hawaii vase' }),
        anArticle({ title: 'Hawaiʻi vase' }),
        anArticle({ title: 'Hawaii vase of W. M. F. make' }),
        anArticle({ title: 'W.M.F.' }),
      )
      for (const query of ['hawaii vase', "hawai'i vase", 'Hawai‘i Vase'])
        expect((await subject.titles({ text: query }))[0]).toBe('Hawaiʻi vase')
      for (const query of ['wmf', 'w.m.f.', 'w. m. f.'])
        expect((await subject.titles({ text: query }))[0]).toBe('W.M.F.')
    })
  })
}
