import { parseArgs } from 'node:util'
import type { BenchServers } from './shared/bench-servers.ts'
import { indexCorpus, wordsOf } from './relevance/corpus-index.ts'
import { readCorpus, type Corpus } from './relevance/corpus.ts'
import { definitionNames, definitions } from './relevance/definitions.ts'
import { engineNames, withEngine, type EngineName } from './relevance/engines.ts'
import { figuresByKind, printFigures, printMisses } from './relevance/figures.ts'
import { grownThesaurus } from './relevance/grown-thesaurus.ts'
import { makePairs } from './relevance/make-pairs.ts'
import { makeQueries } from './relevance/make-queries.ts'
import {
  askQuestions,
  figuresOfQuestions,
  printMisplaced,
  readQuestions,
  starterDictionary,
  starterSynonyms,
} from './relevance/questions.ts'
import { readQueries, type KnownItemQuery } from './relevance/queries.ts'
import { seeded } from './relevance/random.ts'
import { runQueries } from './relevance/run-queries.ts'

const USAGE = `npm run bench -- relevance --questions FILE [--engine postgres|opensearch|elasticsearch|both] [--misses] [--terms N]
npm run bench -- relevance --corpus FILE (--queries FILE | --made SEED | --pairs SEED [--except FILE]) [--definition dictionary|price-guide] [--engine postgres|opensearch|elasticsearch|both] [--misses]

  --corpus   objects, one JSON value a line, plain or .gz
  --queries  {query, relevant: [ids], kind}, one a line
  --made     queries of the ten kinds made from the corpus with this seed
  --pairs    queries in another form than the corpus' words, made from its vocabulary with this seed
  --except   queries like those of --queries, whose words are left out of the pairs
  --definition   whose search is asked: the dictionary's (as without it) or the price guide's
  --misses   shows the queries whose answer did not come first
  --questions FILE  asks the starter dictionary instead: a header, then a question, a tab and the urls of the
             articles that are right, between commas; none where nothing should be found
  --terms    asks each question ten times, with the shipped thesaurus and with one of N terms in turn`

/**
 * How well known things are found: the site's own search request over a corpus and queries with known
 * answers.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  if (argv.includes('--questions')) return await runQuestions(argv, servers)
  const { corpus, queries, engines, definition, misses } = await readArguments(argv)
  const figures: Record<string, ReturnType<typeof figuresByKind>> = {}
  for (const name of engines) {
    const outcomes = await withEngine(name, servers, (engine) =>
      runQueries(engine, definitions[definition], corpus, queries),
    )
    figures[name] = figuresByKind(outcomes)
    printFigures(
      `${name}, ${definition}: ${queries.length} queries on ${corpus.documents.length} documents`,
      figures[name],
    )
    if (misses) printMisses(outcomes)
  }
  console.log(
    JSON.stringify({
      bench: 'relevance',
      definition,
      documents: corpus.documents.length,
      queries: queries.length,
      engines: figures,
    }),
  )
}

async function runQuestions(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      questions: { type: 'string', default: '' },
      engine: { type: 'string', default: 'both' },
      misses: { type: 'boolean', default: false },
      terms: { type: 'string' },
    },
  })
  const documents = await starterDictionary()
  const questions = await readQuestions(values.questions)
  const shipped = await starterSynonyms()
  const texts = documents.flatMap(({ title, description, body }) => [title, description, body])
  const thesauri = values.terms
    ? [shipped, grownThesaurus(shipped, texts, { terms: Number(values.terms), random: seeded(1) })]
    : [shipped]
  const figures: Record<string, unknown> = {}
  for (const name of enginesOf(values.engine)) {
    const [answers = [], grown] = await withEngine(name, servers, (engine) =>
      askQuestions(engine, documents, questions, thesauri, { rounds: values.terms ? 10 : 1 }),
    )
    figures[name] = {
      ...figuresOfQuestions(answers),
      ...(grown && { grown: figuresOfQuestions(grown) }),
    }
    if (values.misses) printMisplaced(answers.slice(0, questions.length))
  }
  console.log(JSON.stringify({ bench: 'relevance', articles: documents.length, engines: figures }))
}

function enginesOf(asked: string): EngineName[] {
  return engineNames.filter((name) => name === asked || (asked === 'both' && name !== 'elasticsearch'))
}

async function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      corpus: { type: 'string' },
      queries: { type: 'string' },
      made: { type: 'string' },
      pairs: { type: 'string' },
      except: { type: 'string' },
      definition: { type: 'string', default: 'dictionary' },
      engine: { type: 'string', default: 'both' },
      misses: { type: 'boolean', default: false },
    },
  })
  const engines = enginesOf(values.engine)
  const definition = definitionNames.find((name) => name === values.definition)
  if (
    !values.corpus ||
    !definition ||
    (!values.queries && !values.made && !values.pairs) ||
    engines.length === 0
  )
    throw new Error(USAGE)
  const corpus = await readCorpus(values.corpus)
  return {
    corpus,
    queries: await queriesOf(values, corpus),
    engines,
    definition,
    misses: values.misses,
  }
}

async function queriesOf(
  { queries, made, pairs, except }: Partial<Record<'queries' | 'made' | 'pairs' | 'except', string>>,
  { documents }: Corpus,
): Promise<KnownItemQuery[]> {
  if (queries) return await readQueries(queries)
  if (made) return makeQueries(indexCorpus(documents), seeded(Number(made)))
  const leftOut = except ? await readQueries(except) : []
  return makePairs(
    indexCorpus(documents),
    seeded(Number(pairs)),
    new Set(leftOut.flatMap(({ query }) => wordsOf(query))),
  )
}
