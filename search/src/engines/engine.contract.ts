import { describe } from 'vitest'
import type { SearchEngine } from '../search-engine.ts'
import { counting } from './contract/counting.contract.ts'
import { folding } from './contract/folding.contract.ts'
import { rebuilding } from './contract/rebuilding.contract.ts'
import { revisions, unreachable } from './contract/revisions.contract.ts'
import { scoping } from './contract/scoping.contract.ts'
import { searching } from './contract/searching.contract.ts'
import { subjectOf, type Opened } from './contract/subject.ts'
import { suggesting } from './contract/suggesting.contract.ts'
import { understanding } from './contract/understanding.contract.ts'

/*
 * What every engine does alike, in two halves of equal length. An engine has a spec for each that runs it and
 * nothing else, so that both run at once.
 */

type Open = () => Promise<Opened> | Opened

/** What a query and the start of a word find, and as what a query is understood. */
export function searchContract(name: string, open: Open): void {
  describe(`the search engine's contract on ${name}`, () => {
    const subject = subjectOf(open)
    searching(subject)
    folding(subject)
    suggesting(subject)
    understanding(subject)
  })
}

/** What narrows a query, what is counted, and how an index is changed and rebuilt. */
export function indexContract(
  name: string,
  { open, withoutServer }: { open: Open; withoutServer: () => SearchEngine },
): void {
  describe(`the search engine's contract on ${name}`, () => {
    const subject = subjectOf(open)
    scoping(subject)
    counting(subject)
    revisions(subject)
    rebuilding(subject)
    unreachable(withoutServer)
  })
}
