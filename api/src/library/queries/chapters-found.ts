import type { Chapter } from '@vitrine/contracts/library/schemas'
import type { Executor } from '@vitrine/database/database'
import { matchingChapters, type MatchingChapter } from '@vitrine/search/library/matching-chapters'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { Understood } from '@vitrine/search/search-request'
import { sql } from 'kysely'

interface Asked {
  /** As it was typed. */
  text: string
  understood: Understood
  synonyms: Synonyms
}

/** For each of these books, the chapters in which a search was found; those without any are missing. */
export async function chaptersFound(
  executor: Executor,
  ids: readonly number[],
  { text, understood, synonyms }: Asked,
): Promise<Map<number, MatchingChapter[]>> {
  if (text === '' || ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    contents: Chapter[]
  }>`SELECT id, contents FROM books WHERE id = ANY(${[...ids]}::bigint[])`.execute(executor)
  const read = (understood.kind === 'exact' ? undefined : understood.used) ?? text
  return new Map(
    rows
      .map(({ id, contents }) => [id, matchingChapters(contents, read, synonyms)] as const)
      .filter(([, chapters]) => chapters.length > 0),
  )
}
