import { createHash } from 'node:crypto'
import { letterOf } from '@vitrine/contracts/title-order'
import { describe, expect, it } from 'vitest'
import { articleRowSchema } from '../dictionary/import-articles/article-row.ts'
import { generateArticle, generateArticles } from './generate-articles.ts'

const digest = (count: number, seed: number) => {
  const hash = createHash('sha256')
  for (const article of generateArticles(count, seed)) hash.update(JSON.stringify(article))
  return hash.digest('hex')
}

describe('generated articles', () => {
  const articles = [...generateArticles(20_000, 7)]

  it('are the same for the same seed and others for another', () => {
    expect(digest(2_000, 7)).toBe(digest(2_000, 7))
    expect(digest(2_000, 8)).not.toBe(digest(2_000, 7))
  })

  it('depend on their number alone, so that a longer run begins with the shorter one', () => {
    expect(generateArticle(1_234, 7)).toEqual(articles[1_234])
  })

  it('are rows that the import takes as they are', () => {
    for (const article of articles) expect(articleRowSchema.parse(article)).toEqual(article)
  })

  it('have urls of their own', () => {
    expect(new Set(articles.map(({ url }) => url)).size).toBe(articles.length)
  })

  it('spread unevenly over the 23 categories, some hundred subcategories and thousands of authors', () => {
    const counts = countBy(articles.map(({ category }) => category))
    expect(counts.size).toBe(23)
    expect(Math.max(...counts.values())).toBeGreaterThan(5 * Math.min(...counts.values()))
    expect(
      new Set(articles.map(({ category, subcategory }) => `${category}/${subcategory}`)).size,
    ).toBeGreaterThan(250)
    const authors = countBy(articles.flatMap(({ authors: names }) => names))
    expect(authors.size).toBeGreaterThan(2_000)
    expect(Math.max(...authors.values())).toBeGreaterThan(500)
  })

  it('have titles that repeat and hold accents, digits, quotes and brackets, under nearly every letter', () => {
    const titles = articles.map(({ title }) => title)
    expect(new Set(titles).size).toBeLessThan(titles.length * 0.9)
    for (const sort of [/[àâéèêöüçñøå]/, /\d/, /"/, /\[/, /\(/, /'/])
      expect(titles.filter((title) => sort.test(title)).length).toBeGreaterThan(100)
    expect(new Set(titles.map(letterOf)).size).toBeGreaterThanOrEqual(24)
  })

  it('have descriptions of 60 to 600 characters, bodies up to 6,000 with a long tail, and some are unpublished', () => {
    for (const { description } of articles) expect(description.length).toBeGreaterThanOrEqual(60)
    expect(Math.max(...articles.map(({ description }) => description.length))).toBeLessThanOrEqual(600)
    const bodies = articles.map(({ body }) => body?.length ?? 0)
    expect(Math.max(...bodies)).toBeLessThanOrEqual(6_000)
    expect(Math.max(...bodies)).toBeGreaterThan(4_000)
    expect(bodies.filter((length) => length === 0).length).toBeGreaterThan(2_000)
    const unpublished = articles.filter(({ status }) => status === 'UNPUBLISHED').length
    expect(unpublished / articles.length).toBeCloseTo(0.06, 1)
  })
})

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
