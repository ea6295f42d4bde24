import { changeLabel, changedWords } from '@vitrine/contracts/vault-history/changes'
import type { ImportRow } from '@vitrine/contracts/vault-imports/schemas'
import { factFormats } from '../item/item-facts.ts'

/** Characters of a value that is shown whole. */
const SHOWN = 160

/** What a row changes of its item: each field with what it is and what it will be. */
export function RowChanges({ changes }: Pick<ImportRow, 'changes'>) {
  return changes.map(({ field, before, after }) => (
    <li key={field} className="break-words">
      <span className="text-muted">{changeLabel(field)}: </span>
      <span className="sr-only">from </span>
      <Value words={changedWords(field, before, factFormats)} />
      <span aria-hidden="true" className="mx-2 text-muted">
        →
      </span>
      <span className="sr-only"> to </span>
      <Value words={changedWords(field, after, factFormats)} />
    </li>
  ))
}

function Value({ words }: { words: string }) {
  if (words === '') return <span className="text-muted">nothing</span>
  const line = words.replace(/\s*\n\s*/gu, '; ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line
}
