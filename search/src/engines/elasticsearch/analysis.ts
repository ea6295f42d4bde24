import type { estypes } from '@elastic/elasticsearch'

/** The longest beginning of a word that is indexed for suggestions with a typo. */
export const LONGEST_START = 12

/** Between the tokens of a text and the parts of some of them, which are no words of a name. */
export const BEFORE_PARTS = '\n'

/**
 * What is made of tokens: themselves, their stems, their beginnings, one token of two, one token of all.
 * Texts come as tokens already (document.ts), so that the server needs no rules of its own for accents,
 * apostrophes or scripts, and no plugin.
 */
export const analysis: estypes.IndicesIndexSettingsAnalysis = {
  char_filter: {
    without_parts: { type: 'pattern_replace', pattern: `(?s)${BEFORE_PARTS}.*`, replacement: '' },
  },
  normalizer: {
    whole: { type: 'custom', char_filter: ['without_parts'] },
  },
  filter: {
    stem: { type: 'stemmer', language: 'porter2' },
    singular: { type: 'stemmer', language: 'minimal_english' },
    // Sorts the tokens, drops doubles and joins them: equal for names of the same words in any order.
    same_words: { type: 'fingerprint', max_output_size: 2_000 },
    // Each two neighbors as one word: how a text that joins them finds them apart.
    joined: {
      type: 'shingle',
      min_shingle_size: 2,
      max_shingle_size: 2,
      output_unigrams: false,
      token_separator: '',
    },
    starts: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_START },
  },
  analyzer: {
    words: analyzer(),
    stems: analyzer('stem'),
    same_words: { ...analyzer('singular', 'same_words'), char_filter: ['without_parts'] },
    starts: analyzer('starts'),
    joined: analyzer('joined', 'stem'),
  },
}

function analyzer(...filter: string[]): estypes.AnalysisCustomAnalyzer {
  return { type: 'custom', tokenizer: 'whitespace', filter }
}
