/**
 * The word without its plural ending, by Harman's S-stemmer (1991), which Lucene calls `minimal_english`.
 * Unlike a full stemmer it takes nothing off a word that is merely unfinished: 'boxe' is not yet 'box'.
 */
export function singularOf(word: string): string {
  if (/(?<![ea])ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?<![aeo])es$/.test(word)) return word.slice(0, -1)
  return /(?<![us])s$/.test(word) ? word.slice(0, -1) : word
}
