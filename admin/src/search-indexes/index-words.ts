const records: Readonly<Record<string, string>> = {
  dictionary: 'articles',
  'price-guide': 'sold items',
  library: 'books',
  blog: 'posts',
}

/** What is found by an index: 'sold items'. */
export function indexInWords(index: string): string {
  return records[index] ?? index.replaceAll('-', ' ')
}
