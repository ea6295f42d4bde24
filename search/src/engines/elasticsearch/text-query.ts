import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import { termsOf } from '../../relevance/choose-reading.ts'
import { namesOf, phrasesOf } from '../../relevance/name-parts.ts'
import { guessesAt, type Misspelling } from '../../relevance/misspellings.ts'
import { withoutQualities, type QueryPlan, type QueryTerm, type Reading } from '../../relevance/query-plan.ts'
import type { Alternative } from '../../relevance/variants/alternatives.ts'
import { rewritingsByKind } from '../../relevance/variants/rewritings.ts'
import { wholeNamesOf } from '../../relevance/whole-names.ts'
import { singularOf } from '../../relevance/plural.ts'
import { matchWeights } from '../../relevance/weights.ts'
import type { ScoredField, ScoredFields, SomeFields } from './scored-fields.ts'
import type { Typos } from './vocabulary.ts'

type Query = estypes.QueryDslQueryContainer

/** What a term's second-best matches add to its best one. */
const OTHER_MATCHES = 0.1
/** In a phrase, 'Last, First' is this far from 'First Last'. */
const EITHER_ORDER = 2
/** What one occurrence in the name counts on Postgres, where these weights were found. */
const ONE_OCCURRENCE = 0.6
/** Names and people, the weightiest fields. */
const HEADS = 2

/** One reading of a text: which records match, and how well. */
export function textQuery(
  fields: ScoredFields,
  plan: QueryPlan,
  reading: Reading,
  { isNamedBySubject = false }: Pick<AnyIndex, 'isNamedBySubject'>,
  typos: Typos = new Map(),
): Query {
  const { terms, atLeast, inHeads, orNamedBy } = reading
  const matching = terms.map((term) =>
    termQuery(inHeads?.has(term.token) ? fields.slice(0, HEADS) : fields, term, typos),
  )
  const better = [
    ...plan.intent.map((term) => ({
      dis_max: { queries: [termQuery(fields, term)], boost: matchWeights.intent },
    })),
    ...nameQueries(fields[0], plan),
    ...pairQueries(fields, plan),
  ]
  if (!orNamedBy)
    return { bool: { must: { bool: { should: matching, minimum_should_match: atLeast } }, should: better } }
  const [name] = fields
  const wholeName = (names: ReadonlySet<string>) => ({ terms: { [`${name.field}.whole`]: [...names] } })
  const named = isNamedBySubject
    ? withoutQualities(orNamedBy).map((term) => holdsQuery([name], wholeWord(term), typos))
    : [wholeName(namesOf(plan.tokens, orNamedBy))]
  const described =
    reading.orDescribed && isNamedBySubject
      ? [describedBy(fields, orNamedBy, reading.orDescribed, typos)]
      : []
  const all = terms.map((term) =>
    holdsQuery(inHeads?.has(term.token) ? fields.slice(0, HEADS) : fields, term, typos),
  )
  const looked = termsOf(reading)
  const occurrence = name.rareWord / ONE_OCCURRENCE
  const share = (matchWeights.coverage * occurrence) / looked.reduce((sum, { weight = 1 }) => sum + weight, 0)
  return {
    bool: {
      filter: {
        bool: {
          should: [...(all.length > 0 ? [{ bool: { filter: all } }] : []), ...named, ...described],
          minimum_should_match: 1,
        },
      },
      should: [
        ...looked.map((term) => ({
          function_score: {
            query: briefQuery(fields, term, typos, [name]),
            functions: [{ weight: share }],
            boost_mode: 'sum' as const,
            boost: term.weight ?? 1,
            _name: term.token,
          },
        })),
        {
          dis_max: {
            queries: [
              scored(wholeName(phrasesOf(plan.tokens, orNamedBy)), matchWeights.wholeNamed * occurrence),
              scored(wholeName(namesOf(plan.tokens, orNamedBy)), matchWeights.otherNamed * occurrence),
            ],
          },
        },
        ...better,
      ],
    },
  }
}

/** So many of the terms, as they are typed, and one of them in a weighty field. */
function describedBy(fields: ScoredFields, terms: readonly QueryTerm[], least: number, typos: Typos): Query {
  const describing = least === 1 ? withoutQualities(terms) : terms
  const held = (some: SomeFields) => describing.map((term) => holdsQuery(some, wholeWord(term), typos, []))
  const marked = { bool: { should: held(withPositions(fields)), minimum_should_match: 1 } }
  if (least === 1) return marked
  return { bool: { filter: [marked, { bool: { should: held(fields), minimum_should_match: least } }] } }
}

/** Whether a record holds the term: the same as `briefQuery` without its scores, and in fewer clauses yet. */
function holdsQuery(
  fields: SomeFields,
  term: QueryTerm,
  typos: Typos,
  phraseFields: SomeFields = withPositions(fields),
): Query {
  const { token, isBeginning, alternatives, isSameWord = false } = term
  const words = [
    ...(isSameWord ? inEitherNumber(token) : [token]),
    ...wordsInstead(alternatives),
    ...guessesAt(term, typos).map(({ word }) => word),
  ]
  return {
    bool: {
      should: [
        ...fields.flatMap(({ field }) => [
          { terms: { [field]: [...new Set(words)] } },
          ...(isSameWord ? [] : [{ match: { [`${field}.stems`]: token } }]),
          ...(isBeginning ? [{ prefix: { [field]: { value: token } } }] : []),
        ]),
        ...phrasesInstead(phraseFields, token, alternatives),
      ],
      minimum_should_match: 1,
    },
  }
}

function wordsInstead(alternatives: readonly Alternative[]): string[] {
  return alternatives.flatMap(({ tokens: [word = '', ...rest], how }) => {
    if (rest.length > 0) return []
    return how === 'synonym' ? inEitherNumber(word) : [word]
  })
}

function phrasesInstead(fields: SomeFields, token: string, alternatives: readonly Alternative[]): Query[] {
  if (fields.length === 0) return []
  const isSplit = alternatives.some(({ how, tokens }) => how === 'compound' && tokens.length > 1)
  return [
    ...(isSplit ? [anywhere(fields, token, '.joined', matchWeights.compound)] : []),
    ...alternatives.flatMap(({ tokens, how }) =>
      tokens.length > 1 && how !== 'compound'
        ? phraseAnywhere(fields, tokens, matchWeights[how], '.stems')
        : [],
    ),
  ]
}

/**
 * The same as `termQuery` in fewer clauses, and without rarity: where a record need not hold every term, a
 * rare word in its text is no better than what it is called. Phrases are looked for in some fields alone.
 */
function briefQuery(
  fields: SomeFields,
  term: QueryTerm,
  typos: Typos,
  phraseFields: SomeFields = withPositions(fields),
): Query {
  const { token, isBeginning, alternatives } = term
  const words = wordsInstead(alternatives)
  return {
    dis_max: {
      tie_breaker: OTHER_MATCHES,
      queries: [
        ...fields.flatMap(({ field, rareWord }) => [
          scored({ term: { [field]: token } }, matchWeights.word * rareWord),
          scored({ match: { [`${field}.stems`]: token } }, matchWeights.stem * rareWord),
        ]),
        ...(isBeginning ? fields.map((field) => beginningQuery(field, token)) : []),
        ...(words.length > 0
          ? fields.map(({ field, rareWord }) =>
              scored({ terms: { [field]: [...new Set(words)] } }, matchWeights.synonym * rareWord),
            )
          : []),
        ...phrasesInstead(phraseFields, token, alternatives),
        ...typoQueries(fields, guessesAt(term, typos)),
      ],
    },
  }
}

function inEitherNumber(word: string): string[] {
  return [word, singularOf(word), `${word}s`, `${word}es`]
}

function wholeWord(term: QueryTerm): QueryTerm {
  return { ...term, isBeginning: false }
}

/** The term's best match over all fields and forms. */
export function termQuery(fields: SomeFields, term: QueryTerm, typos: Typos = new Map()): Query {
  const { token, isBeginning, alternatives, isSameWord } = term
  const spellings = alternatives.flatMap(({ tokens: [word = '', ...rest], how }) =>
    how === 'spelling' && rest.length === 0 ? [word] : [],
  )
  const beginnings = isBeginning ? fields.map((field) => beginningQuery(field, token)) : []
  return {
    dis_max: {
      tie_breaker: OTHER_MATCHES,
      queries: [
        ...(spellings.length > 0
          ? spelledInTwoWays(fields, [token, ...spellings], beginnings)
          : [...asTyped(fields, token, { isSameWord }), ...beginnings]),
        ...alternativeQueries(fields, alternatives),
        ...typoQueries(fields, guessesAt(term, typos)),
      ],
    },
  }
}

function asTyped(
  fields: SomeFields,
  token: string,
  { isSameWord = false }: Pick<QueryTerm, 'isSameWord'>,
): Query[] {
  return [
    anywhere(fields, token, '', matchWeights.word),
    ...(isSameWord
      ? inEitherNumber(token).map((word) => anywhere(fields, word, '', matchWeights.number))
      : [anywhere(fields, token, '.stems', matchWeights.stem)]),
  ]
}

/**
 * A word that is spelled in two ways is one word of one rarity: the seldom spelling, rare only as a spelling,
 * would stand before all of the other. In a field its best match counts alone, for only the typed spelling
 * begins as the text.
 */
function spelledInTwoWays(
  fields: SomeFields,
  spellings: readonly string[],
  beginnings: readonly Query[],
): Query[] {
  return fields.map(({ field, rareWord }, at) => ({
    dis_max: {
      queries: [
        scored({ terms: { [field]: [...spellings] } }, matchWeights.spelling * rareWord),
        scored({ match: { [`${field}.stems`]: spellings.join(' ') } }, matchWeights.stem * rareWord),
        ...beginnings.slice(at, at + 1),
      ],
    },
  }))
}

/** Nothing asks first which of them stand in the index: a word that does not costs a look into a dictionary. */
function alternativeQueries(fields: SomeFields, alternatives: readonly Alternative[]): Query[] {
  const phraseFields = withPositions(fields)
  const several = alternatives.filter(({ tokens }) => tokens.length > 1)
  const phrases = several.filter(({ how }) => how !== 'synonym')
  return [
    ...alternatives.flatMap(({ tokens: [word = '', ...rest], how }) => {
      if (rest.length > 0 || how === 'spelling' || how === 'synonym') return []
      return [
        anywhere(fields, word, '', matchWeights[how]),
        anywhere(fields, word, '.stems', matchWeights[how] * matchWeights.stem),
      ]
    }),
    ...synonymWords(fields, alternatives),
    ...phrases
      .filter(({ tokens }) => tokens.length > 2)
      .flatMap(({ tokens, how }) => phraseAnywhere(phraseFields, tokens, matchWeights[how])),
    ...several
      .filter(({ how }) => how === 'synonym')
      .flatMap(({ tokens, how }) => phraseAnywhere(phraseFields, tokens, matchWeights[how], '.stems')),
    ...joinedQueries(
      phraseFields,
      phrases.filter(({ tokens }) => tokens.length === 2),
    ),
  ]
}

/**
 * Synonyms of one word, all in one query a field, for an engine takes 1,024 in a request. In either number,
 * as far as letters tell it.
 */
function synonymWords(fields: SomeFields, alternatives: readonly Alternative[]): Query[] {
  const words = alternatives.flatMap(({ tokens: [word = '', ...rest], how }) =>
    how === 'synonym' && rest.length === 0 ? inEitherNumber(word) : [],
  )
  if (words.length === 0) return []
  return fields.map(({ field, rareWord }) =>
    scored({ terms: { [field]: [...new Set(words)] } }, matchWeights.synonym * rareWord),
  )
}

/** All ways to take a word apart are one word of neighbors put together. */
function joinedQueries(fields: SomeFields, pairs: readonly Alternative[]): Query[] {
  const joined = new Map(pairs.map(({ tokens, how }) => [tokens.join(''), how]))
  return [...joined].map(([word, how]) => anywhere(fields, word, '.joined', matchWeights[how]))
}

function phraseAnywhere(
  fields: SomeFields,
  tokens: readonly string[],
  share: number,
  subfield = '',
): Query[] {
  return fields.map(({ field, rareWord }) =>
    scored({ match_phrase: { [`${field}${subfield}`]: tokens.join(' ') } }, share * rareWord),
  )
}

/** As on Postgres, which keeps places for these alone. */
function withPositions(fields: SomeFields): SomeFields {
  return fields.slice(0, 4)
}

/**
 * cross_fields gives a word one rarity over all fields. With a rarity per field, a common first name that is
 * seldom in titles made its few titles outrank the makers of that name.
 */
function anywhere(fields: SomeFields, token: string, subfield: string, share: number): Query {
  return {
    multi_match: {
      type: 'cross_fields',
      query: token,
      fields: fields.map(({ field, weight }) => `${field}${subfield}^${weight * share}`),
      tie_breaker: OTHER_MATCHES,
    },
  }
}

function beginningQuery({ field, rareWord }: ScoredField, token: string): Query {
  return scored({ prefix: { [field]: { value: token } } }, matchWeights.beginning * rareWord)
}

/** The words that may be meant were looked up before (vocabulary.ts). */
function typoQueries(fields: SomeFields, misspellings: readonly Misspelling[]): Query[] {
  return [...Map.groupBy(misspellings, ({ how }) => how)].flatMap(([how, some]) =>
    fields.map(({ field, rareWord }) =>
      scored({ terms: { [field]: some.map(({ word }) => word) } }, matchWeights[how] * rareWord),
    ),
  )
}

function nameQueries({ field: name, rareWord }: ScoredField, plan: QueryPlan): Query[] {
  const { tokens, core, terms } = plan
  const written = (words: readonly string[]) => [words.join(' '), ...rewritingsByKind(words, terms).rewritten]
  const sameWords = (words: readonly string[], weight: number) =>
    scored(
      { bool: { should: written(words).map((text) => ({ match: { [`${name}.same_words`]: text } })) } },
      weight * rareWord,
    )
  return [
    {
      dis_max: {
        queries: wholeNamesOf(plan, terms).map(({ names, weight }) =>
          scored({ terms: { [`${name}.whole`]: [...names] } }, weight * rareWord),
        ),
      },
    },
    {
      dis_max: {
        queries: [
          sameWords(tokens, matchWeights.sameWords),
          ...(core.length < tokens.length ? [sameWords(core, matchWeights.subjectWords)] : []),
        ],
      },
    },
    ...(terms.length > 1
      ? [
          scored(
            {
              bool: {
                should: written(core).map((text) => ({ match_phrase: { [`${name}.stems`]: text } })),
              },
            },
            matchWeights.phrase * rareWord,
          ),
        ]
      : []),
  ]
}

/**
 * Only in the two weightiest fields, names and people: elsewhere neighborhood tells little and costs much.
 * Two words that are written as one stand together.
 */
function pairQueries(fields: SomeFields, { terms }: QueryPlan): Query[] {
  return terms.slice(1).flatMap(({ token }, index) => {
    const first = terms[index]?.token ?? ''
    return fields.slice(0, 2).map(({ field, rareWord }) => {
      const together = [
        { match_phrase: { [field]: { query: `${first} ${token}`, slop: EITHER_ORDER } } },
        { match: { [`${field}.stems`]: first + token } },
      ]
      return scored({ bool: { should: together } }, matchWeights.pair * rareWord)
    })
  })
}

function scored(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } }
}
