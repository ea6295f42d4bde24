/** An entry of a table of contents while somebody writes it: the page of a line without a bar is missing. */
export interface WrittenChapter {
  title: string
  page?: string
}

/**
 * One entry a line: 'The Marks of Sèvres | 212', or cells pasted from a table. What is typed comes back as it
 * is, spaces too.
 */
export function chaptersOfLines(text: string): WrittenChapter[] {
  if (text === '') return []
  return text.split(/\r?\n/).map((line) => {
    const bar = Math.max(line.lastIndexOf('|'), line.lastIndexOf('\t'))
    return bar === -1 ? { title: line } : { title: line.slice(0, bar), page: line.slice(bar + 1) }
  })
}

export function linesOfChapters(chapters: readonly WrittenChapter[]): string {
  return chapters.map(({ title, page }) => (page === undefined ? title : `${title}|${page}`)).join('\n')
}

const ROMAN = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i

/** Whether a text is a page as books number them: 12, or xii before the text begins. */
export function isPageNumber(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) || ROMAN.test(text)
}
