import { describe, expect, it } from 'vitest'
import type { SoldLot } from '../sold-lot.ts'
import { similarLots } from './similar-lots.ts'

const lot = (id: string, title: string): SoldLot => ({
  id,
  title,
  description: '',
  category: 'Glass',
  saleDate: '2024-01-01',
  price: 100,
  currency: 'USD',
})
const item = lot('mine', 'amber beaker cordial decanter etched flask goblet horn iridescent jug')
/** Three of the item's ten words among many others. */
const alike = Array.from({ length: 4 }, (_, place) =>
  lot(
    `alike ${place}`,
    `amber beaker cordial ${Array.from({ length: 20 }, (_unused, word) => `other${'abcd'[place]}${'abcdefghijklmnopqrst'[word]}`).join(' ')}`,
  ),
)
/** One word, and that is all they say. */
const short = ['decanter', 'etched', 'flask'].map((word) => lot(word, word))

describe('lots like another', () => {
  const found = (most: number) =>
    similarLots([...alike, ...short], { withinCategory: true, most })(item).map(
      (candidate) => candidate.lot.id,
    )

  it('share three tenths of its words where enough do', () => {
    expect(found(4).toSorted()).toEqual(alike.map(({ id }) => id))
  })

  it('are all that share a word where too few share more', () => {
    expect(found(7).toSorted()).toEqual([...alike, ...short].map(({ id }) => id).toSorted())
  })
})
