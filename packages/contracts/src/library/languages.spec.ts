import { expect, it } from 'vitest'
import { languageName } from './languages.ts'

it('languages have English names by their codes; what is no code has none', () => {
  expect(['en', 'fr', 'la', 'grc'].map(languageName)).toEqual(['English', 'French', 'Latin', 'Ancient Greek'])
  for (const wrong of ['', 'EN', 'english', 'e', 'en-US', 'qqq', '1a'])
    expect([wrong, languageName(wrong)]).toEqual([wrong, ''])
})
