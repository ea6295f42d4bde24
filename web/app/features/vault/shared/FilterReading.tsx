import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import type { FilterNoteProps } from './FilterNote.tsx'

const FilterNote = lazy(() => loadChunk(() => import('./FilterNote.tsx')))

interface FilterReadingProps extends Omit<FilterNoteProps, 'understood'> {
  understood: VaultItemList['understood']
}

/** What the filter of titles was read as, where that is not what was typed. Its line is reserved meanwhile. */
export function FilterReading({ understood, ...close }: FilterReadingProps) {
  if (!understood || (understood.kind === 'exact' && !understood.shownFor)) return null
  return (
    <Suspense fallback={<p className="mt-3">&nbsp;</p>}>
      <FilterNote understood={understood} {...close} />
    </Suspense>
  )
}
