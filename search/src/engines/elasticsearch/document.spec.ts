import { expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import { anArticle } from '../contract/articles.ts'
import { storedDocument } from './document.ts'

test('the parts of words with signs within stand behind the words of a text, and in no name', () => {
  const article = anArticle({ title: 'O’Neill, W.M.F. dish', authorNames: ['L. K. Low', 'Low'] })
  expect(storedDocument(dictionaryIndex, article)).toMatchObject({
    title: ['oneill wmf dish\no neill w m f'],
    completion: ['oneill wmf dish'],
    authorNames: ['lk low\nl k', 'low'],
    sounds: ['ANL oneill', 'TX dish', 'NL neill', 'SRMKS ceramics'],
    card: { title: 'O’Neill, W.M.F. dish' },
  })
})
