import type { Client, estypes } from '@elastic/elasticsearch'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { initialsAndBeginning, planQuery } from '../../relevance/query-plan.ts'
import { foundBy } from '../../relevance/tokens.ts'
import { readCard } from '../card.ts'
import type { PlainSuggest } from '../plain-request.ts'
import { completions, type Looked, type Looking, type SuggestionSource } from '../suggesting.ts'
import { filtersQuery } from './facets.ts'
import { COMPLETION, hasCompletion } from './completion.ts'
import { reaching } from './failures.ts'
import type { Stored } from './document.ts'
import { sortName } from './sorting.ts'
import { findMisspelledBeginnings, findTypos } from './vocabulary.ts'

type Query = estypes.QueryDslQueryContainer

/** How many of the text fields these are, the weightiest first. */
const FIELDS: Record<Looking<Row>['fields'], number | undefined> = { name: 1, heads: 2, all: undefined }
/** Of a word in the second to the fourth text field, as on Postgres. */
const MENTION_WEIGHTS = [1, 0.5, 0.2]

/**
 * Names that complete the text, or are nearest to it (suggesting.ts). Where enough begin with it nothing else
 * is looked for, and a larger index is no slower.
 */
export async function suggest<Card extends IndexedDocument>(
  client: Client,
  index: string,
  definition: IndexOf<Card>,
  { text, limit, scope, isAsTyped }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text, { isTyped: true })
  if (!plan) return []
  const begun =
    scope.size === 0 && hasCompletion(definition)
      ? await namesBegunWith(client, index, plan.whole, limit)
      : []
  const source = suggestionSource(client, index, definition, { whole: plan.whole, limit, scope })
  const rows: readonly Stored[] =
    begun.length > 0 && begun.length >= limit
      ? begun
      : await completions(source, plan.terms, { begun: [], isAsTyped })
  return rows.map(({ card }) => readCard(definition, card))
}

/**
 * The names that begin with a text, each once, in the alphabet's order: the engine walks along them and stops
 * at the limit.
 */
async function namesBegunWith(
  client: Client,
  index: string,
  whole: string,
  limit: number,
): Promise<Stored[]> {
  const asked = {
    prefix: whole,
    completion: { field: COMPLETION, size: Math.max(1, limit), skip_duplicates: true },
  }
  const { suggest: found } = await reaching(() =>
    client.search<Stored>({ index, suggest: { names: asked }, _source: 'card' }),
  )
  return [found?.['names'] ?? []]
    .flat()
    .flatMap(({ options }) =>
      [options].flat().flatMap((option) => ('_source' in option && option._source ? [option._source] : [])),
    )
}

interface Asked {
  /** All that was typed. */
  whole: string
  limit: number
  scope: PlainSuggest['scope']
}

interface Row extends Stored {
  name: string
}

function suggestionSource(
  client: Client,
  index: string,
  definition: AnyIndex,
  { whole, limit, scope }: Asked,
): SuggestionSource<Row> {
  const [{ field: name }] = definition.textFields
  const fieldsOf = (fields: Looking<Row>['fields']) =>
    definition.textFields.slice(0, FIELDS[fields]).map(({ field }) => field)
  const ask = async (body: estypes.SearchRequest) =>
    await reaching(() => client.search<Stored>({ index, track_total_hits: false, ...body }))
  const inScope = (query: Query): Query => ({ bool: { filter: [query, filtersQuery(scope)] } })
  return {
    async find({ fields, readings, given }) {
      const holding = readings.map((reading) => ({
        bool: { filter: reading.map((looked) => lookedQuery(looked, fieldsOf(fields))) },
      }))
      const better = fields === 'all' ? mentions(definition, readings.flat()) : [startingWith(name, whole)]
      const { hits } = await ask({
        query: { bool: { must: inScope({ bool: { should: holding } }), should: better } },
        // Not by rarity: the better ones, then in the alphabet's order, as in any list of names.
        sort: [{ _score: { order: 'desc' } }, { [sortName(definition.sortFields[0])]: 'asc' }, { id: 'asc' }],
        collapse: { field: `${name}.whole` },
        size: limit,
        _source: 'card',
      })
      const known = new Set(given.map((row) => row.name))
      return hits.hits
        .map(({ _source }) => ({ card: _source?.card, name: nameIn(_source?.card, name) }))
        .filter((row) => !known.has(row.name))
        .slice(0, limit - given.length)
    },
    async areHeld(terms) {
      const held = await Promise.all(
        terms.map(
          async ({ token, isBeginning }) =>
            await ask({
              query: inScope(lookedQuery({ words: [token], isBegun: isBeginning }, fieldsOf('all'))),
              size: 1,
              terminate_after: 1,
              _source: false,
            }),
        ),
      )
      return held.map(({ hits }) => hits.hits.length > 0)
    },
    misspelledBeginnings: async (terms) => await findMisspelledBeginnings(client, index, name, terms),
    async misspelledWords(terms) {
      const found = await findTypos({ client, index, fields: definition.textFields }, terms)
      return new Map([...found].map(([token, near]) => [token, { near }]))
    },
  }
}

function nameIn(card: unknown, field: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(card ?? {})).get(field)
  return typeof value === 'string' ? foundBy(value).tokens.join(' ') : ''
}

function startingWith(name: string, whole: string): Query {
  return { constant_score: { filter: { prefix: { [`${name}.whole`]: { value: whole } } } } }
}

/** Each word in each of the weightier fields; it is in no name. */
function mentions({ textFields }: AnyIndex, looked: readonly Looked[]): Query[] {
  return MENTION_WEIGHTS.flatMap((boost, at) =>
    textFields
      .slice(at + 1, at + 2)
      .flatMap(({ field }) =>
        looked.map((each) => ({ constant_score: { filter: lookedQuery(each, [field]), boost } })),
      ),
  )
}

function lookedQuery(looked: Looked, fields: readonly string[]): Query {
  const any = (queries: readonly Query[]): Query => ({ bool: { should: [...queries] } })
  const begun = (word: string) => fields.map((field): Query => ({ prefix: { [field]: { value: word } } }))
  if ('words' in looked)
    return any(
      looked.isBegun
        ? looked.words.flatMap(begun)
        : fields.map((field) => ({ terms: { [field]: [...looked.words] } })),
    )
  const parts = initialsAndBeginning(looked.begun)
  const every = parts ? [{ bool: { filter: parts.map((part) => any(begun(part))) } }] : []
  return any([...begun(looked.begun.token), ...every])
}
