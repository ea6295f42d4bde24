const nouns: Readonly<Record<string, string>> = {
  'data-partner': 'partner',
  'dictionary-article': 'article',
  'dictionary-author': 'author',
  'taxonomy-node': 'category',
  'blog-article': 'post',
  'blog-articles': 'posts',
  'site-page': 'page',
  mail: 'email',
  'newsletter-issue': 'newsletter',
  'vault-media': 'photo or video',
}

/** Of consumers whose name does not say what they do. */
const consumers: Readonly<Record<string, string>> = {
  'refresh-caches': 'Caches of pages',
  'refresh-author-articles': 'Articles of a changed author',
  'refresh-category-articles': 'Articles of a changed category',
  'rebuild-index': 'Rebuild of a search index',
  'send-mail': 'Sending of emails',
  'make-renditions': 'Smaller sizes of photos',
  'compute-price-indices': 'Price indices of categories',
}

/** 'dictionary-article.published.v1' as 'Article published'. */
export function eventInWords(type: string): string {
  const [subject = '', happened = ''] = type.split('.')
  return capital(`${nouns[subject] ?? spaced(subject)} ${spaced(happened)}`.trim())
}

/**
 * Who an event is delivered to: 'dictionary-search' as 'Search for articles', 'index-imported-books' as
 * 'Search for imported books'.
 */
export function consumerInWords(consumer: string): string {
  if (consumer.endsWith('-search')) return `Search for ${indexInWords(consumer.slice(0, -'-search'.length))}`
  const imported = /^index-(imported-.+)$/.exec(consumer)?.[1]
  return imported === undefined
    ? (consumers[consumer] ?? capital(spaced(consumer)))
    : `Search for ${spaced(imported)}`
}

const spaced = (name: string) => name.replaceAll('-', ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const records: Readonly<Record<string, string>> = {
  dictionary: 'articles',
  'price-guide': 'sold items',
  library: 'books',
  blog: 'posts',
}

/** What is found by an index: 'sold items'. */
function indexInWords(index: string): string {
  return records[index] ?? index.replaceAll('-', ' ')
}
