import { urlOfName } from '@vitrine/contracts/reduced-url'
import { sentencesUpTo, titleOf } from './article-texts.ts'
import { catalogue } from './catalogue.ts'
import { mix, randomFor, weighted, type Random } from './random.ts'
import { firstNames, lastNames } from './words.ts'

/** A line of an article file, as `npm run import` takes it. */
export interface GeneratedArticle {
  url: string
  title: string
  description: string
  category: string
  subcategory?: string
  authors: string[]
  status: 'PUBLISHED' | 'UNPUBLISHED'
  body?: string
}

const AUTHORS = 4_000
const DESCRIPTION = { least: 60, most: 600 }
const BODY_MOST = 6_000
const UNPUBLISHED_SHARE = 0.06

const anyCategory = weighted(catalogue.map(({ share }) => share))
/** A few write a great deal, most very little (Zipf). */
const anyAuthor = weighted(Array.from({ length: AUTHORS }, (_, rank) => 1 / (rank + 1)))
const subcategoryOf = catalogue.map(({ subcategories }) =>
  weighted(subcategories.map((_, rank) => 1 / (rank + 2))),
)

/**
 * Articles 0 to `count` - 1 of a seed. An article depends on its seed and number alone: a longer run begins
 * with the shorter one.
 */
export function* generateArticles(count: number, seed: number): Generator<GeneratedArticle> {
  for (let number = 0; number < count; number += 1) yield generateArticle(number, seed)
}

export function generateArticle(number: number, seed: number): GeneratedArticle {
  const random = randomFor(seed, number)
  const place = anyCategory(random)
  const category = catalogue[place]
  const subcategory = subcategoryOf[place]
  if (!category || !subcategory) throw new Error('the catalogue is empty')
  const object = random.pick(category.objects)
  const title = titleOf(random, object)
  const body = bodyOf(random, object)
  return {
    url: `${urlOfName(title).slice(0, 100)}-${uniqueSuffix(number, seed)}`,
    title,
    description: sentencesUpTo(random, object, random.between(DESCRIPTION.least + 140, DESCRIPTION.most)),
    category: category.title,
    ...(random.chance(0.9) && { subcategory: category.subcategories[subcategory(random)] ?? category.title }),
    authors: authorsOf(random),
    status: random.chance(UNPUBLISHED_SHARE) ? 'UNPUBLISHED' : 'PUBLISHED',
    ...(body !== '' && { body }),
  }
}

/** A third have no body; the others are short for the most part, with a long tail. */
function bodyOf(random: Random, object: string): string {
  if (random.chance(0.3)) return ''
  const length = Math.min(BODY_MOST, Math.round(-Math.log(1 - random.next()) * 650))
  return sentencesUpTo(random, object, length, { paragraphs: true })
}

function authorsOf(random: Random): string[] {
  const count = random.chance(0.85) ? 1 : random.between(2, 3)
  return [...new Set(Array.from({ length: count }, () => authorName(anyAuthor(random))))]
}

/** A different pair of names for each rank below firstNames × lastNames. */
function authorName(rank: number): string {
  const first = rank % firstNames.length
  const round = Math.floor(rank / firstNames.length)
  return `${firstNames[first]} ${lastNames[(first * 7 + round) % lastNames.length]}`
}

/** Different for every number below 2^32: an odd factor only reorders them. */
function uniqueSuffix(number: number, seed: number): string {
  return ((Math.imul(number, 0x9e3779b1) ^ mix(seed)) >>> 0).toString(36).padStart(7, '0')
}
