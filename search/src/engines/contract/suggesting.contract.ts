import { beforeEach, describe, expect, test } from 'vitest'
import { anArticle } from './articles.ts'
import type { Subject } from './subject.ts'

export function suggesting(subject: Subject): void {
  const suggestions = async (text: string, limit = 10) =>
    (await subject.engine.suggest(subject.index, { text, limit })).map(({ title }) => title)

  describe('suggestions', () => {
    beforeEach(() =>
      subject.publish(
        anArticle({ title: 'Tiffany Lamp' }),
        anArticle({ title: 'Tiffany Lamp' }),
        anArticle({ title: 'Table Lamp by Tiffany' }),
        anArticle({ title: 'Lampas' }),
        anArticle({ title: 'Pot-de-Crème' }),
        anArticle({ title: 'Glass', body: 'tiffany lamp' }),
        anArticle({ title: 'Hallmark' }),
      ),
    )

    test('complete the beginning of any word, titles that begin with it first, no title twice', async () => {
      expect(await suggestions('tif')).toEqual(['Tiffany Lamp', 'Table Lamp by Tiffany'])
      expect(await suggestions('lamp')).toEqual(['Lampas', 'Table Lamp by Tiffany', 'Tiffany Lamp'])
    })

    test('complete several words in any order', async () => {
      expect(await suggestions('lam tif')).toEqual(['Table Lamp by Tiffany', 'Tiffany Lamp'])
    })

    test('complete a word after initials, from its first letter', async () => {
      await subject.publish(anArticle({ title: 'J. R. R. Tolkien' }), anArticle({ title: 'JRRT Society' }))
      expect(await suggestions('j r r t')).toEqual(['JRRT Society', 'J. R. R. Tolkien'])
      expect(await suggestions('j r r to')).toEqual(['J. R. R. Tolkien'])
    })

    test('fold accents both ways', async () => {
      expect(await suggestions('creme')).toEqual(['Pot-de-Crème'])
      expect(await suggestions('tíff')).toEqual(['Tiffany Lamp', 'Table Lamp by Tiffany'])
    })

    test.each(['tifany', 'tiffny', 'itffany', 'tiffazy', 'tifany l', 'tifaf'])(
      'tolerate one typo: %s',
      async (text) => {
        expect(await suggestions(text)).toContain('Tiffany Lamp')
      },
    )

    test.each(['halmrk', 'haalmarkk'])('tolerate two typos in a long word: %s', async (text) => {
      expect(await suggestions(text)).toEqual(['Hallmark'])
    })

    test('do not guess where something fits', async () => {
      expect(await suggestions('lampa')).toEqual(['Lampas'])
    })

    test('do not guess at words that a record holds as they are typed: its name is suggested', async () => {
      await subject.publish(
        anArticle({ title: 'Chine of Silk' }),
        anArticle({ title: 'Saucer', body: 'Of bone china' }),
      )
      expect(await suggestions('bone china')).toEqual(['Saucer'])
      expect(await suggestions('silk chinu')).toEqual(['Chine of Silk'])
    })

    test('are names with the longest part of the words where no name has all of them', async () => {
      await subject.publish(
        anArticle({ title: 'Silver' }),
        anArticle({ title: 'Cut Paper' }),
        anArticle({ title: 'Glaze' }),
        anArticle({ title: 'Phone of 15 Parts' }),
      )
      expect(await suggestions('silver h')).toEqual(['Silver'])
      expect(await suggestions('silvre h')).toEqual(['Silver'])
      expect(await suggestions('cut gla')).toEqual(['Cut Paper'])
      expect(await suggestions('xx gl')).toEqual(['Glass', 'Glaze'])
      expect(await suggestions('iphone 15')).toEqual([])
    })

    test('are names of what is made by, or belongs to, or mentions what was typed', async () => {
      await subject.publish(
        anArticle({ title: 'Cameo Vase', authorNames: ['Émile Gallé'] }),
        anArticle({ title: 'Acorn Cup', body: 'As Gallé made them.' }),
        anArticle({ title: 'Basalt Ware', body: 'Made by Wedgwood.' }),
        anArticle({ title: 'Mint Mark', body: 'Of a Barber dime, in a galleria.' }),
        anArticle({ title: 'Art Gallery' }),
      )
      expect(await suggestions('galle')).toEqual(['Art Gallery', 'Cameo Vase', 'Acorn Cup'])
      expect(await suggestions('galler')).toEqual(['Art Gallery'])
      expect(await suggestions('galleri')).toEqual(['Mint Mark'])
      expect(await suggestions('barbie')).toEqual([])
      expect(await suggestions('emile galle')).toEqual(['Cameo Vase'])
      expect(await suggestions('wedgwood')).toEqual(['Basalt Ware'])
      expect(await suggestions('wedgwood p')).toEqual(['Basalt Ware'])
      expect(await suggestions('wegwood')).toEqual(['Basalt Ware'])
      expect(await suggestions('wedjwood')).toEqual(['Basalt Ware'])
    })

    test('guess at nothing where only names with what was typed are wanted', async () => {
      const asTyped = async (text: string) =>
        (await subject.engine.suggest(subject.index, { text, limit: 10, isAsTyped: true })).map(
          ({ title }) => title,
        )
      expect(await asTyped('lamp tif')).toEqual(['Table Lamp by Tiffany', 'Tiffany Lamp'])
      expect(await asTyped('tifany')).toEqual([])
      expect(await asTyped('tiffany h')).toEqual([])
    })

    test('hear a word that is misspelled', async () => {
      await subject.publish(anArticle({ title: 'Bakelite Radio' }))
      expect(await suggestions('bakelight')).toEqual(['Bakelite Radio'])
      expect(await suggestions('bakelight ra')).toEqual(['Bakelite Radio'])
      await subject.publish(anArticle({ title: 'Blue Wedgwood Plate' }))
      expect(await suggestions('wedgew')).toEqual(['Blue Wedgwood Plate'])
    })

    test('are as many as asked for', async () => {
      expect(await suggestions('lamp', 2)).toHaveLength(2)
    })

    test('are the first in the alphabet where more names begin with the text: each once, as they are now, and none that is gone', async () => {
      const [second, gone] = [anArticle({ title: 'Urn II' }), anArticle({ title: 'Urn 0' })]
      await subject.publish(
        anArticle({ title: 'Urn C' }),
        second,
        anArticle({ title: 'Urn A' }),
        anArticle({ title: 'Urn A' }),
        gone,
        anArticle({ title: 'A urn' }),
      )
      await subject.engine.apply(subject.index, {
        upserts: [anArticle({ id: second.id, revision: 2, title: 'Urn B' })],
        removals: [{ id: gone.id, revision: 2 }],
      })
      expect(await suggestions('urn', 2)).toEqual(['Urn A', 'Urn B'])
      expect(await suggestions('urn')).toEqual(['Urn A', 'Urn B', 'Urn C', 'A urn'])
    })

    test('do without a name that has no letters, and reach to the end of one that is long', async () => {
      const long = `Ewer ${'with a handle '.repeat(20)}`
      await subject.publish(
        anArticle({ title: '???' }),
        anArticle({ title: `${long}one` }),
        anArticle({ title: `${long}two` }),
      )
      expect(await suggestions('ewer')).toEqual([`${long}one`, `${long}two`])
      expect(await suggestions(`${long}t`)).toEqual([`${long}two`])
    })

    test('are none for what fits nothing, or is no word', async () => {
      expect(await suggestions('qqqq')).toEqual([])
      expect(await suggestions(' ')).toEqual([])
    })
  })
}
