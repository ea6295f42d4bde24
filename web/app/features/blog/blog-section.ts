import { blogSorts, defaultBlogSort } from '@vitrine/contracts/blog/sorts'
import { sectionResults } from '@vitrine/contracts/site-search/section-results'
import type { ResultsParameters, ResultsSection } from '../../shared/results/results-section.ts'

export const BLOG_PATH = '/articles'

export const blog: ResultsSection = {
  name: 'Blog',
  front: BLOG_PATH,
  results: sectionResults.articles.path,
  text: 'q',
  filters: ['categories', 'inventory_topic', 'f.author', 'f.year'],
  sorts: blogSorts,
  noun: 'post',
  nouns: 'posts',
}

/** Media posts are listed by the same page. */
const mediaPosts: ResultsSection = { ...blog, noun: 'media post', nouns: 'media posts' }

export function isMedia({ filters }: Pick<ResultsParameters, 'filters'>): boolean {
  return filters['categories'] === 'media'
}

export function sectionFor(parameters: Pick<ResultsParameters, 'filters'>): ResultsSection {
  return isMedia(parameters) ? mediaPosts : blog
}

/** The sort that holds. */
export function sortOf({ text, s }: Pick<ResultsParameters, 'text' | 's'>): string {
  return s ?? defaultBlogSort(text)
}

/** What the search call takes, of what a page is asked for. A year that is none counts as not there. */
export function searchCall(parameters: ResultsParameters) {
  const { text, filters, offset } = parameters
  const year = filters['f.year'] ?? ''
  return {
    q: text,
    inventory_topic: filters['inventory_topic'] ?? '',
    categories: isMedia(parameters) ? 'media' : '',
    'f.author': filters['f.author'] ?? '',
    'f.year': /^[12]\d{3}$/.test(year) ? year : '',
    s: sortOf(parameters),
    offset,
  }
}
