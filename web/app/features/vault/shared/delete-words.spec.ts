import { expect, it } from 'vitest'
import { deleteWords } from './delete-words.ts'

const free = { itemCollections: [] }
const collected = { itemCollections: [{ id: 1, title: 'Jugs' }] }

it.each([
  [[free], 'Delete item', 'Are you sure? Your item will be deleted.', 'You have successfully deleted your item!'],
  [[collected], 'Delete item', 'Are you sure? Your item is included in a collection and it will also be deleted from there.', 'You have successfully deleted your item!'],
  [[free, free], 'Delete items', 'Are you sure? Your items will be deleted.', 'You have successfully deleted your items!'],
  [[free, collected], 'Delete items', 'Are you sure? Some of your items are included in a collection and they will also be deleted from there.', 'You have successfully deleted your items!'],
])('%j is asked and told in its own words', (items, title, question, done) => {
  expect(deleteWords(items)).toEqual({ title, question, done })
})
