import type { estypes } from '@elastic/elasticsearch'
import { TOKEN_MAX } from '../../relevance/tokens.ts'

/** The longest beginning of a word that is indexed for suggestions with a typo. */
export const LONGEST_START = 12

/** The rules of tokens.ts, and what is made of the tokens: themselves, their stems, their beginnings, one token of all. */
export const analysis: estypes.IndicesIndexSettingsAnalysis = {
  char_filter: {
    possessive: { type: 'pattern_replace', pattern: "['’][sS](?![\\p{L}\\p{N}\\p{M}])", replacement: '' },
    between_words: { type: 'pattern_replace', pattern: '[^\\p{L}\\p{N}\\p{M}]+', replacement: ' ' },
  },
  tokenizer: {
    words: { type: 'char_group', tokenize_on_chars: ['whitespace', 'punctuation', 'symbol'] },
  },
  filter: {
    longest: { type: 'truncate', length: TOKEN_MAX },
    stem: { type: 'stemmer', language: 'porter2' },
    singular: { type: 'stemmer', language: 'minimal_english' },
    // Sorts the tokens, drops doubles and joins them: equal for names of the same words in any order.
    same_words: { type: 'fingerprint', max_output_size: 2_000 },
    starts: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_START },
  },
  analyzer: {
    words: analyzer(),
    stems: analyzer('stem'),
    same_words: analyzer('singular', 'same_words'),
    starts: analyzer('starts'),
  },
  normalizer: {
    whole: { type: 'custom', char_filter: ['possessive', 'between_words'], filter: ['lowercase', 'asciifolding', 'trim'] },
  },
}

function analyzer(...more: string[]): estypes.AnalysisCustomAnalyzer {
  return { type: 'custom', char_filter: ['possessive'], tokenizer: 'words', filter: ['lowercase', 'asciifolding', 'longest', ...more] }
}
