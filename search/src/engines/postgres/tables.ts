import type { AnyIndex } from '../../index-definition.ts'

/** The tables of one build of an index. Other files get names from here only, quoted and in our schema. */
export interface Tables {
  documents: string
  /**
   * Every word that stands in the documents (and perhaps some that stood there): what forms and typos are
   * looked up in.
   */
  words: string
  /** How many documents there are, and how many have each value of each keyword field (index-counts.ts). */
  counts: string
}

export function liveTables({ id }: AnyIndex): Tables {
  return tablesNamed(id)
}

export function buildingTables({ id }: AnyIndex): Tables {
  return tablesNamed(`${id}_building`)
}

function tablesNamed(name: string): Tables {
  return {
    documents: `search.${quoted(name)}`,
    words: `search.${quoted(`${name}_words`)}`,
    counts: `search.${quoted(`${name}_counts`)}`,
  }
}

export function keywordColumn(field: string): string {
  return quoted(`keyword_${field}`)
}

export function numberColumn(field: string): string {
  return quoted(`number_${field}`)
}

export function sortColumn(field: string): string {
  return quoted(`sort_${field}`)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Without the schema, as catalogs and renames have it. */
export function unqualified(table: string): string {
  return table.slice('search.'.length)
}
