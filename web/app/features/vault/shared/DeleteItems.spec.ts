import { expect, it } from 'vitest'
import { deleteWords } from './DeleteItems.tsx'

const free = { title: 'Jug', itemCollections: [] }
const collected = { title: 'Vase', itemCollections: [{ id: 1, title: 'Jugs' }] }

it.each([
  [
    [free],
    'Delete item',
    'Are you sure? Your item will be deleted.',
    'You have successfully deleted your item!',
  ],
  [
    [collected],
    'Delete item',
    'Are you sure? Your item is included in a collection and it will also be deleted from there.',
    'You have successfully deleted your item!',
  ],
  [
    [free, free],
    'Delete items',
    'Are you sure? Your items will be deleted.',
    'You have successfully deleted your items!',
  ],
  [
    [free, collected],
    'Delete items',
    'Are you sure? Some of your items are included in a collection and they will also be deleted from there.',
    'You have successfully deleted your items!',
  ],
])('D2-041, D3-056: %j is asked and told in its own words', (items, title, question, done) => {
  expect(deleteWords(items)).toMatchObject({ title, question, done })
})

it('names what is asked about: every item up to 6, of more the first 5', () => {
  const namesOf = (count: number) =>
    deleteWords(
      Array.from({ length: count }, (_, place) => ({ title: `Jug ${place + 1}`, itemCollections: [] })),
    ).named.split('\n')
  expect(namesOf(1)).toEqual(['Jug 1'])
  expect(namesOf(6)).toEqual(['Jug 1', 'Jug 2', 'Jug 3', 'Jug 4', 'Jug 5', 'Jug 6'])
  expect(namesOf(20)).toEqual(['Jug 1', 'Jug 2', 'Jug 3', 'Jug 4', 'Jug 5', 'and 15 more'])
})
