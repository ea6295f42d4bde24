import { useQuery } from '@tanstack/react-query'
import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import { convertFields, entryFields } from '@vitrine/contracts/vault-items/item-fields'
import type { ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { itemFacts } from '../item/item-facts.ts'
import type { Photo } from '../photos/photo.ts'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { specificFact } from '../shared/specific-fact.ts'
import { TagChip } from '../shared/TagChip.tsx'
import type { VideoEntry } from '../video/video-entry.ts'
import { withFittingEntries, type ItemDraft, type NamedEntry } from './item-draft.ts'
import { priceOf, yearsOf } from './price-text.ts'

interface ReviewStepProps {
  draft: ItemDraft
  photos: readonly Photo[]
  video: VideoEntry | null
  /** More of it, below the facts. */
  children: ReactNode
}

/** The item as its page will show it, before it is saved. */
export function ReviewStep({ draft, photos, video, children }: ReviewStepProps) {
  const categories = useQuery(vaultCategories(browserCall)).data ?? []
  const [collection] = draft.itemCollections
  const facts = itemFacts(
    convertFields(withNamedEntries(withFittingEntries(draft)), {
      line: (text: string) => text,
      date: readAcquiredDate,
      price: (text: string) => priceOf(text) || null,
      years: yearsOf,
      significances: (ids: readonly number[]) => ids.map((id) => ({ id, description: '' })),
      answer: (answer: boolean) => answer,
      entry: (entry: NamedEntry | null) => entry,
      custom: (text: string) => text,
    }),
  )
  return (
    <div className="grid gap-8 large:grid-cols-2">
      <section aria-label="Photos and video">
        {photos.length === 0 && !video && <p className="text-muted">No photos and no video.</p>}
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ id, preview, altText }, place) => (
            <li key={id} className={place === 0 ? 'w-full' : 'w-33'}>
              <span className="mat block">
                <img
                  src={preview.url}
                  alt={altText || (place === 0 ? 'The cover' : `Photo ${place + 1}`)}
                  width="400"
                  height="300"
                />
              </span>
            </li>
          ))}
        </ul>
        {video && <p className="mt-3">One video{video.file ? `: ${video.file.name}` : ''}</p>}
      </section>
      <section aria-label="Details" className="[overflow-wrap:anywhere]">
        <h2 className="text-2xl font-medium">{draft.title}</h2>
        {draft.subtitle && <p className="mt-1 text-muted">{draft.subtitle}</p>}
        <p className="mt-4 max-w-prose whitespace-pre-line">{draft.description}</p>
        <div className="mt-5">
          <FactList
            facts={[
              { name: 'Category', value: categoryTitle(categories, draft.categoryId) },
              { name: 'Collection', value: collection?.title },
              {
                name: 'Tags',
                value:
                  draft.tags.length > 0 ? (
                    <span className="flex flex-wrap gap-2">
                      {draft.tags.map((tag) => (
                        <TagChip key={tag.id} tag={tag} />
                      ))}
                    </span>
                  ) : null,
              },
              ...facts,
              ...draft.itemSpecifics.map(specificFact),
            ]}
          />
        </div>
        {children}
      </section>
    </div>
  )
}

/** A new entry by the name that it will have. */
function withNamedEntries(draft: ItemDraft): ItemDraft {
  const named = { ...draft }
  for (const { name, custom } of entryFields)
    if (draft[name]?.id === 0) named[name] = { id: 0, displayName: draft[custom].trim() }
  return named
}
