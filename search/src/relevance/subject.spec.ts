import { describe, expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'
import { behindPreposition, subjectOf } from './subject.ts'

const subject = (text: string) => subjectOf(tokensOf(text), { last: undefined }).join(' ')

describe('the words of a text that must be found', () => {
  test.each([
    { text: 'how to tell if my old ivory is real', words: 'ivory' },
    { text: 'green plate that looks like leaves', words: 'green plate leaves' },
    { text: 'camafeo de concha', words: 'camafeo concha' },
    { text: 'eisernes Kreuz 1914 echt', words: 'eisernes kreuz 1914' },
    { text: 'die Uhr des Königs', words: 'die uhr konigs' },
    { text: 'fort une', words: 'fort une' },
    { text: 'The Who', words: 'the who' },
    { text: 'rare old', words: 'rare old' },
    { text: 'AT & T', words: 'at t' },
  ])('$text', ({ text, words }) => {
    expect(subject(text)).toBe(words)
  })

  test('what stands behind the first preposition only tells more', () => {
    const behind = (text: string) => {
      const tokens = tokensOf(text)
      const words = subjectOf(tokens, { last: undefined })
      return words.filter((token) => behindPreposition(tokens, words).has(token)).join(' ')
    }
    expect(behind('stuffed fox in glass case')).toBe('glass case')
    expect(behind('box of tin with lid')).toBe('tin lid')
    expect(behind('in search of silver')).toBe('silver')
    expect(behind('pewter teapot')).toBe('')
  })
})
