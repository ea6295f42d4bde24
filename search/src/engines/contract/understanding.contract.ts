import { describe, expect, test } from 'vitest'
import { Synonyms } from '../../relevance/variants/synonyms.ts'
import { anArticle } from './articles.ts'
import { aPiece, piecesOf } from './pieces.ts'
import type { Subject } from './subject.ts'

export function understanding(subject: Subject): void {
  const pieces = piecesOf(subject)
  const understood = async (text: string) => (await pieces.search({ text })).understood

  describe('the result says how a text was understood', () => {
    test.each([
      { text: '', as: { kind: 'exact' } },
      { text: 'blue vases', as: { kind: 'exact' } },
      { text: 'blue va', as: { kind: 'exact' } },
      { text: 'bleu vase', as: { kind: 'guessed', used: 'blue vase' } },
      { text: 'gren vaze', as: { kind: 'guessed', used: 'green vase' } },
      { text: 'blue vase qqqqqq', as: { kind: 'partial', leftOut: ['qqqqqq'] } },
      { text: 'bleu vase qqqqqq', as: { kind: 'partial', leftOut: ['qqqqqq'], used: 'blue vase' } },
    ])('$text', async ({ text, as }) => {
      await pieces.publish(
        aPiece({ name: 'Blue Vase' }),
        aPiece({ name: 'Green Vase' }),
        aPiece({ name: 'Ewer' }),
      )
      expect(await understood(text)).toEqual(as)
    })
  })

  describe('a text of which no record holds every word', () => {
    const lamps = [
      ...Array.from({ length: 8 }, (_, index) => aPiece({ name: `Art of Japan ${index}` })),
      aPiece({ name: 'Deco Vase' }),
      aPiece({ name: 'Deco Lamp' }),
      aPiece({ name: 'Lamp' }),
      aPiece({ name: 'Lamp Stand' }),
    ]

    test('finds those that hold its rare words and what is named by a part of it, and counts no others', async () => {
      await pieces.publish(...lamps)
      const { total, hits, understood: how } = await pieces.search({ text: 'art deco lamp' })
      expect(hits.map(({ document }) => document.name)).toEqual(['Deco Lamp', 'Lamp'])
      expect(total).toBe(2)
      expect(how).toEqual({ kind: 'partial', leftOut: ['art'] })
    })

    test('names as left out what was not looked for, and nothing that stands beside the card or begins a word', async () => {
      await subject.publish(
        ...Array.from({ length: 4 }, (_, index) => anArticle({ title: `Art of Japan ${index}` })),
        anArticle({ title: 'Deco Vase', body: 'Made beside a lampshade' }),
      )
      expect((await subject.search({ text: 'art deco lamp' })).understood).toEqual({
        kind: 'partial',
        leftOut: ['art'],
      })
    })

    test('finds its rarest word where no two stand together', async () => {
      await pieces.publish(...lamps, aPiece({ name: 'Ewer' }))
      const { hits, understood: how } = await pieces.search({ text: 'ewer art' })
      expect(hits.map(({ document }) => document.name)).toEqual(['Ewer'])
      expect(how).toEqual({ kind: 'partial', leftOut: ['art'] })
    })

    test('keeps a word that is held, and does not guess at another in its place', async () => {
      await pieces.publish(...lamps, aPiece({ name: 'Role of a King' }))
      const { hits, understood: how } = await pieces.search({ text: 'rolex vase' })
      expect(hits.map(({ document }) => document.name)).toEqual(['Deco Vase'])
      expect(how).toEqual({ kind: 'partial', leftOut: ['rolex'] })
    })
  })

  describe('an article that is named by a word of the text', () => {
    const articles = [
      anArticle({ title: 'Pewter', body: 'Plates and tankards' }),
      anArticle({
        title: 'Britannia Standard',
        description: 'Silver',
        body: 'A teapot beside one of pewter',
      }),
      anArticle({ title: 'Knights Templar Sword' }),
      anArticle({ title: 'Quilt', body: 'Sewn by ladies in the civil war' }),
      anArticle({ title: 'Ivory', body: 'Bone has specks' }),
      anArticle({ title: 'Quimper', body: 'How to tell that it is real and no fake: ivory paper' }),
      anArticle({ title: 'Favrile', description: 'Glass of Louis Tiffany' }),
      anArticle({ title: 'Oil Lamp' }),
      anArticle({ title: 'Zeppelin Stamps', body: 'Carried on flights; cheap today' }),
      anArticle({ title: 'Penny Black' }),
      anArticle({ title: 'Lionel Trains' }),
    ]
    const asked = async (text: string) => {
      await subject.publish(...articles)
      const { hits, understood: how, total } = await subject.search({ text })
      return { titles: hits.map(({ document }) => document.title), how, total }
    }

    test('stands before those that only mention all of its words', async () => {
      expect(await asked('pewter teapot')).toEqual({
        titles: ['Pewter', 'Britannia Standard'],
        how: { kind: 'partial', leftOut: ['teapot'] },
        total: 2,
      })
    })

    test('is found where no record has every word, and the result says which words it is without', async () => {
      const { titles, how } = await asked('civil war sword')
      expect(titles[0]).toBe('Knights Templar Sword')
      expect(how).toEqual({ kind: 'partial', leftOut: ['civil', 'war'] })
    })

    test('is found beside what is described by another word', async () => {
      expect((await asked('tiffany lamp')).titles.toSorted()).toEqual(['Favrile', 'Oil Lamp'])
    })

    test('is not missed for what is asked of it', async () => {
      const { titles, how } = await asked('how to tell if ivory is real')
      expect(titles[0]).toBe('Ivory')
      expect(how).toEqual({ kind: 'exact' })
    })

    test('is the same on any page, in any order and under any filter', async () => {
      await subject.publish(...articles)
      const { understood: how } = await subject.search({
        text: 'pewter teapot',
        sort: { field: 'sortKey', direction: 'asc' },
        facetFilters: { categoryUrls: ['nowhere'] },
        offset: 1,
      })
      expect(how).toEqual({ kind: 'partial', leftOut: ['teapot'] })
    })

    test('is none of a text of other fields, though single words of it stand in texts', async () => {
      for (const text of [
        'cheap tickets',
        'pizza flights',
        'iphone 15',
        'black friday',
        'toddler potty training',
      ])
        expect((await asked(text)).titles).toEqual([])
      expect((await asked('training')).titles).toEqual(['Lionel Trains'])
    })
  })

  describe('a text of which no article has every word', () => {
    const articles = [
      anArticle({ title: 'Cameo', description: 'Carved in shell' }),
      anArticle({ title: 'Toile de Jouy' }),
      anArticle({ title: 'Enamel Sign', body: 'For a shop' }),
      anArticle({
        title: 'Carnival Glass',
        description: 'With a rainbow on it, given away at fairs',
      }),
      anArticle({ title: 'Penny-Farthing', description: 'A high bicycle', body: 'Its wheel is large' }),
      anArticle({ title: 'Niello', body: 'Smiths of Tula excelled in it; a table of their marks' }),
      anArticle({ title: 'Bench Plane' }),
      anArticle({ title: 'Scale Weight' }),
    ]
    const synonyms = new Synonyms([
      { kind: 'into-first', terms: ['cameo', 'camafeo'] },
      { kind: 'into-first', terms: ['enamel sign', 'Emailschild'] },
    ])
    test.each([
      { why: 'is not read by its small words', text: 'camafeo de concha', titles: ['Cameo'] },
      {
        why: 'is read by what a word of it is called in two words',
        text: 'emailschild reklame',
        titles: ['Enamel Sign'],
      },
      {
        why: 'finds what two of its words describe',
        text: 'rainbow bowl won at a fair',
        titles: ['Carnival Glass'],
      },
      {
        why: 'finds nothing by one of its words in a description',
        text: 'rainbow pizza delivery',
        titles: [],
      },
      {
        why: 'keeps a word that is misspelled by little',
        text: 'bicicle with a huge wheel',
        titles: ['Penny-Farthing'],
      },
      { why: 'is not mentioned in other forms of its words', text: 'excel pivot table', titles: [] },
      {
        why: 'is about what stands before its preposition',
        text: 'scale on a bench',
        titles: ['Scale Weight', 'Bench Plane'],
      },
    ])('$why: $text', async ({ text, titles }) => {
      await subject.publish(...articles)
      expect(await subject.titles({ text, synonyms })).toEqual(titles)
    })
  })

  test('what the subject of a text is the whole name of comes first, before what it may be called instead', async () => {
    await subject.publish(
      anArticle({ title: '1933 Goudey Card', categoryTitles: ['Baseball Cards'] }),
      anArticle({ title: 'Goudey Card' }),
      anArticle({ title: 'Baseball Cards', body: 'From packs of gum' }),
      anArticle({ title: 'Antique Baseball Cards of Japan' }),
    )
    const synonyms = new Synonyms([{ kind: 'one-way', terms: ['baseball card', 'Goudey card'] }])
    for (const text of ['baseball cards', 'are my baseball cards worth anything', 'antique baseball cards'])
      expect((await subject.titles({ text, synonyms }))[0]).toBe('Baseball Cards')
  })

  test('a word in its other spelling stands before one that begins with it', async () => {
    await pieces.publish(
      ...['The Ploughman at Rest', 'Farmer with Plow Horses'].map((name) => aPiece({ name })),
    )
    expect(await pieces.names({ text: 'plough' })).toEqual([
      'Farmer with Plow Horses',
      'The Ploughman at Rest',
    ])
  })

  test('one thing among many of its kind is found by the words that are known, in its name', async () => {
    await pieces.publish(
      aPiece({ name: 'Teapot' }),
      aPiece({ name: 'Teapot and Stand' }),
      aPiece({ name: 'Jug' }),
    )
    const { hits, understood: how } = await pieces.search({ text: 'teapot qqqqqq xxxxxx' })
    expect(hits.map(({ document }) => document.name)).toEqual(['Teapot', 'Teapot and Stand'])
    expect(how).toEqual({ kind: 'partial', leftOut: ['qqqqqq', 'xxxxxx'] })
  })

  describe('a word that is written as it sounds', () => {
    test.each([
      { text: 'bakelight', used: 'bakelite' },
      { text: 'bakelight radio', used: 'bakelite radio' },
      { text: 'fonograf', used: 'phonograph' },
      { text: 'cloisonnee', used: 'cloisonne' },
    ])('is guessed: $text', async ({ text, used }) => {
      await pieces.publish(
        ...['Bakelite Radio', 'Phonograph', 'Cloisonné', 'Radio'].map((name) => aPiece({ name })),
      )
      const { hits, understood: how } = await pieces.search({ text, highlight: true })
      expect(how).toEqual({ kind: 'guessed', used })
      expect(hits).toHaveLength(1)
      expect(hits[0]?.highlights?.['name']).toHaveLength(used.split(' ').length)
    })

    test('is no other word that merely has most of its letters', async () => {
      await pieces.publish(aPiece({ name: 'Barye' }))
      expect((await pieces.search({ text: 'barbie' })).hits).toEqual([])
    })
  })

  test('a word that stands in the index is not guessed at in long texts', async () => {
    await subject.publish(
      anArticle({ title: 'Corset', body: 'Of bone and crêpe de chine' }),
      anArticle({ title: 'Plate', description: 'Blue china' }),
      anArticle({ title: 'Bone' }),
      anArticle({ title: 'Farm House' }),
      anArticle({ title: 'Form' }),
    )
    expect((await subject.search({ text: 'bone china' })).understood.kind).toBe('partial')
    expect((await subject.search({ text: 'form house' })).understood).toEqual({
      kind: 'guessed',
      used: 'farm house',
    })
  })

  describe('other ways to write a word', () => {
    test.each([
      { text: 'tea pot', name: 'Teapot', marked: ['Teapot'] },
      { text: 'teapot', name: 'Tea Pot', marked: ['Tea', 'Pot'] },
      { text: 'gray', name: 'Grey', marked: ['Grey'] },
      { text: 'knives', name: 'Knife', marked: ['Knife'] },
    ])('are the word itself: $text for $name', async ({ text, name, marked }) => {
      await pieces.publish(aPiece({ name }))
      const { hits, understood: how } = await pieces.search({ text, highlight: true })
      expect(how).toEqual({ kind: 'exact' })
      expect(hits[0]?.highlights?.['name']?.map(([from, to]) => name.slice(from, to))).toEqual(marked)
    })
  })

  test('neither spelling of a word stands before the other', async () => {
    await pieces.publish(...['Plough Land', 'Plow Land', 'Plow Field'].map((name) => aPiece({ name })))
    const names = ['Plough Land', 'Plow Field', 'Plow Land'].toSorted()
    expect(await pieces.names({ text: 'plough' })).toEqual(names)
    expect(await pieces.names({ text: 'plow' })).toEqual(names)
  })

  describe('synonyms that come with the request', () => {
    const synonyms = new Synonyms([
      { kind: 'equal', terms: ['settee', 'sofa'] },
      { kind: 'one-way', terms: ['seat', 'chair'] },
      { kind: 'equal', terms: ['commode', 'chest of drawers', 'bachelor chest'] },
    ])
    const furniture = [
      'Sofa',
      'Chair',
      'Seat',
      'Chest of Drawers',
      'Commode',
      'Bachelor Chest',
      'Chest',
      'Drawers of a Desk',
      'Oak Commode',
    ].map((name) => aPiece({ name }))

    test.each([
      { text: 'settee', names: ['Sofa'], shownFor: ['sofa'] },
      { text: 'settees', names: ['Sofa'], shownFor: ['sofa'] },
      { text: 'seat', names: ['Chair', 'Seat'] },
      { text: 'chair', names: ['Chair'] },
      { text: 'commode', names: ['Bachelor Chest', 'Chest of Drawers', 'Commode', 'Oak Commode'] },
      { text: 'bachelor chests', names: ['Bachelor Chest', 'Chest of Drawers', 'Commode', 'Oak Commode'] },
      { text: 'oak chest of drawers', names: ['Oak Commode'], shownFor: ['commode'] },
    ])('are the word itself: $text', async ({ text, names, shownFor }) => {
      await pieces.publish(...furniture)
      const { hits, understood: how, total } = await pieces.search({ text, synonyms })
      expect(hits.map(({ document }) => document.name).toSorted()).toEqual(names)
      expect([how.kind, total]).toEqual(['exact', names.length])
      if (shownFor) expect(how).toEqual({ kind: 'exact', shownFor })
    })

    test('are told of the best hit alone: another order or page has none', async () => {
      await pieces.publish(...furniture)
      const { understood: other } = await pieces.search({
        text: 'settee',
        synonyms,
        sort: { field: 'name', direction: 'asc' },
      })
      expect(other).toEqual({ kind: 'exact' })
    })

    test('stand behind the word that was typed, and are marked', async () => {
      await pieces.publish(...furniture)
      const { hits } = await pieces.search({ text: 'commode', synonyms, highlight: true })
      expect(hits[0]?.document.name).toBe('Commode')
      const marked = hits.map(({ document: { name }, highlights }) =>
        (highlights?.['name'] ?? []).map(([from, to]) => name.slice(from, to)).join(' '),
      )
      expect(marked.toSorted()).toEqual(['Bachelor Chest', 'Chest of Drawers', 'Commode', 'Commode'])
    })

    test('are of that request alone', async () => {
      await pieces.publish(...furniture)
      expect((await pieces.search({ text: 'settee' })).hits).toEqual([])
    })
  })

  describe('highlights', () => {
    test('are the words that matched in any form, where they stand in the text', async () => {
      await pieces.publish(aPiece({ name: 'Façade, drawn', note: 'Drawings of façades; a draw.' }))
      const marked = async (text: string) => {
        const { hits } = await pieces.search({ text, highlight: true })
        const [{ document, highlights = {} } = { document: undefined }] = hits
        return Object.fromEntries(
          Object.entries(highlights).map(([field, ranges]) => [
            field,
            ranges.map(([from, to]) =>
              new Map<string, unknown>(Object.entries(document ?? {})).get(field)?.toString().slice(from, to),
            ),
          ]),
        )
      }
      expect(await marked('facades')).toEqual({ name: ['Façade'], note: ['façades'] })
      expect(await marked('facdae')).toEqual({ name: ['Façade'], note: ['façades'] })
      expect(await marked('facade draw')).toEqual({
        name: ['Façade', 'drawn'],
        note: ['Drawings', 'façades', 'draw'],
      })
    })

    test('tell the terms that no text of the card holds, to be looked for in others', async () => {
      await subject.publish(anArticle({ title: 'Pewter', body: 'A teapot of pewter' }))
      const { hits, terms } = await subject.search({ text: 'pewter teapot', highlight: true })
      expect(hits[0]?.missing).toEqual(new Set(['teapot']))
      expect(terms.map(({ token }) => token)).toEqual(['pewter', 'teapot'])
    })

    test('are given only where they are asked for', async () => {
      await pieces.publish(aPiece({ name: 'Vase' }))
      const [hit] = (await pieces.search({ text: 'vase' })).hits
      expect(hit).not.toHaveProperty('highlights')
      expect(hit).not.toHaveProperty('missing')
    })
  })
}
