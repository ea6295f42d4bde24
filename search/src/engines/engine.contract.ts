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

/** What every engine does alike. An engine's own spec runs this and nothing else. */
export function searchEngineContract(
  name: string,
  { open, withoutServer }: { open: () => Promise<Opened> | Opened; withoutServer: () => SearchEngine },
): void {
  describe(`the search engine's contract on ${name}`, () => {
    const subject = subjectOf(open)
    searching(subject)
    folding(subject)
    suggesting(subject)
    scoping(subject)
    understanding(subject)
    counting(subject)
    revisions(subject)
    rebuilding(subject)
    unreachable(withoutServer)
  })
}
