import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { specificFact } from '../shared/specific-fact.ts'
import { TagChip } from '../shared/TagChip.tsx'
import { itemFacts } from './item-facts.ts'

interface ItemDetailsProps {
  item: VaultItem
  /** The name of its category. */
  category: string
  collectionPath: (id: number) => string
  photos: ReactNode
  /** Who has it. */
  ownership?: ReactNode
  /** What can be done with it; nothing for whoever may only look. */
  actions?: ReactNode
  /** Said below the facts. */
  notes?: ReactNode
  /** What it is worth. */
  worth: ReactNode
  /** Where to find out more of such a piece. */
  research: ReactNode
}

/** One item: its photos, its facts and its description. */
export function ItemDetails({
  item,
  category,
  collectionPath,
  photos,
  ownership,
  actions,
  notes,
  worth,
  research,
}: ItemDetailsProps) {
  const [collection] = item.itemCollections
  return (
    <div className="grid gap-8 large:grid-cols-2 large:grid-rows-[auto_1fr] large:gap-x-10">
      <div className="min-w-0">{photos}</div>
      <div className="min-w-0 large:row-span-2">
        {item.soldPrice !== null && (
          <p className="mb-3">
            <Badge look="accent">Sold</Badge>
          </p>
        )}
        {ownership}
        <h1 className="text-3xl font-medium tablet:text-4xl">{item.title}</h1>
        {item.subtitle && <p className="mt-2 text-lg text-muted">{item.subtitle}</p>}
        {actions && <div className="mt-5">{actions}</div>}
        <div className="mt-8">
          <FactList
            facts={[
              { name: 'Category', value: category },
              {
                name: 'Collection',
                value: collection && (
                  <Link to={collectionPath(collection.id)} className="text-link">
                    {collection.title}
                  </Link>
                ),
              },
              {
                name: 'Tags',
                value:
                  item.tags.length > 0 ? (
                    <span className="flex flex-wrap gap-2">
                      {item.tags.map((tag) => (
                        <TagChip key={tag.id} tag={tag} />
                      ))}
                    </span>
                  ) : null,
              },
              ...itemFacts(item),
              ...item.itemSpecifics.map(specificFact),
              { name: 'Added', value: <Day iso={item.createdDate} /> },
            ]}
          />
          {notes}
        </div>
        <div className="mt-8">{worth}</div>
        <div className="mt-6">{research}</div>
      </div>
      <section
        aria-labelledby="item-description"
        className="min-w-0 border-t border-hairline pt-6 large:col-start-1 large:row-start-2"
      >
        <h2 id="item-description" className="text-2xl font-medium">
          Description
        </h2>
        <p className="mt-3 max-w-prose whitespace-pre-line">{item.description}</p>
      </section>
    </div>
  )
}
