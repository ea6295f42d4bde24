import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  blocksOf,
  readStarterContent,
  type StarterNode,
} from '@vitrine/api/starter-content/read-starter-content'
import { readThesaurus } from '@vitrine/api/starter-content/read-thesaurus'
import { thesaurusLists } from '@vitrine/api/starter-content/thesaurus-lists'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import { letterOf } from '@vitrine/contracts/title-order'
import { Synonyms, type SynonymSet } from '@vitrine/search/relevance/variants/synonyms'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Understood } from '@vitrine/search/search-request'

/**
 * What somebody types, and the urls of the articles any of which is right; none where nothing should be
 * found.
 */
export interface Question {
  query: string
  urls: readonly string[]
}

export interface Answer extends Question {
  /** Of the first right article among ten, from 1; 0 where there is none. */
  place: number
  total: number
  milliseconds: number
  /** Titles of the first hits. */
  first: readonly string[]
  understood: Understood
}

const starterContent = fileURLToPath(new URL('../../../api/starter-content', import.meta.url))
const scratch = { ...dictionaryIndex, id: 'questionsbench' }

/** A header and then `query`, a tab and the urls, between commas. */
export async function readQuestions(path: string): Promise<Question[]> {
  const [, ...lines] = (await readFile(path, 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [query = '', urls = ''] = line.split('\t')
    return { query: query.trim(), urls: urls.split(',').filter((url) => url.trim() !== '') }
  })
}

/** The starter dictionary as its index holds it. */
export async function starterDictionary(): Promise<DictionaryDocument[]> {
  const { articles, authors, categories } = await readStarterContent(starterContent)
  const authorByUrl = new Map(authors.map((author, id) => [author.url, { ...author, id }]))
  const branches = branchesByUrl(categories)
  return articles.map(({ url, title, description, category, authors: by, content, sources }, at) =>
    articleToDocument({
      id: at + 1,
      revision: 1,
      title,
      letter: letterOf(title),
      url,
      description,
      thumbnail: '',
      createdAt: new Date(Date.UTC(2020, 0, 1 + at)),
      blocks: blocksOf(content, sources),
      authors: by.flatMap((author) => {
        const found = authorByUrl.get(author)
        return found ? [{ id: found.id, fullName: `${found.firstName} ${found.lastName}`, url: author }] : []
      }),
      categories: branches.get(category) ?? [],
    }),
  )
}

/** The thesaurus that is shipped, as search has it where staff have changed nothing. */
export async function starterSynonyms(): Promise<SynonymSet[]> {
  return thesaurusLists(await readThesaurus())
}

/**
 * Asks each question as the dictionary's page does, with each of the thesauri in turn. A first round warms
 * the caches and is not counted.
 *
 * @returns for each thesaurus, the answers of all `rounds`
 */
export async function askQuestions(
  engine: SearchEngine,
  documents: readonly DictionaryDocument[],
  questions: readonly Question[],
  thesauri: readonly (readonly SynonymSet[])[],
  { rounds = 1 }: { rounds?: number } = {},
): Promise<Answer[][]> {
  const rebuild = await engine.startRebuild(scratch)
  await rebuild.write({ upserts: [...documents], removals: [] })
  await rebuild.swap()
  const ask = async ({ query, urls }: Question, synonyms: Synonyms): Promise<Answer> => {
    const from = performance.now()
    const { total, hits, understood } = await engine.search(scratch, {
      ...dictionarySearchRequest({ query, categories: '', authors: '', s: 'relevance:desc', offset: 0 }),
      synonyms,
    })
    const milliseconds = performance.now() - from
    const place = hits.slice(0, 10).findIndex(({ document }) => urls.includes(document.url)) + 1
    const first = hits.slice(0, 5).map(({ document }) => document.title)
    return { query, urls, place, total, milliseconds, first, understood }
  }
  try {
    const read = thesauri.map((lists) => ({ synonyms: new Synonyms(lists), answers: new Array<Answer>() }))
    for (let round = 0; round <= rounds; round += 1)
      for (const question of questions)
        for (const { synonyms, answers } of round % 2 === 0 ? read : read.toReversed()) {
          const answer = await ask(question, synonyms)
          if (round > 0) answers.push(answer)
        }
    return read.map(({ answers }) => answers)
  } finally {
    await engine.drop(scratch)
  }
}

/** Shares of the questions whose right article came first and among the first three, and how many found none. */
export function figuresOfQuestions(answers: readonly Answer[]) {
  const asked = answers.filter(({ urls }) => urls.length > 0)
  const outside = answers.filter(({ urls }) => urls.length === 0)
  // Close spellings are shown under 'Nothing for …': they lead on, and are no results.
  const isNothing = ({ total, understood }: Answer) => total === 0 || understood.kind === 'guessed'
  const share = (most: number) =>
    asked.filter(({ place }) => place > 0 && place <= most).length / asked.length
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    questions: asked.length,
    first: share(1),
    firstThree: share(3),
    nothingFound: asked.filter(({ total }) => total === 0).length,
    outside: outside.length,
    outsideFindNothing: outside.filter(isNothing).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** The questions whose right article is not among the first three, and those that should find nothing and do. */
export function printMisplaced(answers: readonly Answer[]): void {
  for (const { query, urls, place, first, understood, total } of answers) {
    const isRight = urls.length === 0 ? total === 0 || understood.kind === 'guessed' : place > 0 && place <= 3
    if (!isRight)
      console.log(
        `"${query}" at ${place || 'no'} place of ${total} (${JSON.stringify(understood)}): ${first.join(' | ')}`,
      )
  }
}

/** By url each category with all that are above it, root first. */
function branchesByUrl(roots: readonly StarterNode[]) {
  const found = new Map<string, { url: string; title: string }[]>()
  const visit = ({ url, title, children = [] }: StarterNode, above: { url: string; title: string }[]) => {
    const branch = [...above, { url, title }]
    found.set(url, branch)
    for (const child of children) visit(child, branch)
  }
  for (const root of roots) visit(root, [])
  return found
}
