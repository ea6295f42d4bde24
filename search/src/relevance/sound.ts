import { doubleMetaphone } from 'double-metaphone'

/** Shorter words, and keys of one consonant, sound like too many others. */
const WORD_MIN = 4
const KEY_MIN = 2

/**
 * The keys by which words that sound alike find each other: 'bakelight' and 'bakelite' share one. Double
 * Metaphone gives a second key where a word can be read in two ways. None for words that are short or have
 * anything but Latin letters.
 */
export function soundsOf(word: string): readonly string[] {
  if (word.length < WORD_MIN || !/^[a-z]+$/.test(word)) return []
  return [...new Set(doubleMetaphone(word))].filter((key) => key.length >= KEY_MIN)
}
