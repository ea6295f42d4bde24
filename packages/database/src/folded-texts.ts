import { filterTexts } from '@vitrine/contracts/words'
import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a column of folded texts (`foldedText`, one line for each way to write the text) holds what
 * somebody typed, in any of the ways to write that. Nothing typed is in every text.
 */
export function holdsText(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return anyWay(typed, (way) => sql`strpos(${column}, ${way}) > 0`)
}

/** The same by an index of trigrams. */
export function likeText(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return anyWay(typed, (way) => sql`${column} LIKE ${`%${way.replace(/[\\%_]/g, '\\$&')}%`}`)
}

/** Whether one of the ways to write the text begins with one of the ways to write what somebody typed. */
export function beginsWithText(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return anyWay(typed, (way) => sql`strpos(E'\\n' || ${column}, ${`\n${way}`}) > 0`)
}

function anyWay(typed: string, condition: (way: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(filterTexts(typed).map(condition), sql` OR `)})`
}
