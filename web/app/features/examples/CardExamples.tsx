import { lazy, Suspense, useState } from 'react'
import { CardGrid } from '../../shared/ui/cards/CardGrid.tsx'
import { CardGridSkeleton } from '../../shared/ui/cards/CardGridSkeleton.tsx'
import { ObjectCard } from '../../shared/ui/cards/ObjectCard.tsx'
import { Badge } from '../../shared/ui/figures/Badge.tsx'
import { Price } from '../../shared/ui/figures/Price.tsx'
import { Example, ExampleSection } from './Example.tsx'
import { sampleObjects } from './sample-objects.ts'

/** Loaded on demand as on every other page, so that it does not stand in the chunk of the pages under /app. */
const HeartButton = lazy(async () => ({
  default: (await import('../../shared/ui/cards/HeartButton.tsx')).HeartButton,
}))

export function CardExamples() {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set([1]))
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([3]))
  const flipped = (ids: ReadonlySet<number>, id: number) =>
    new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])
  return (
    <ExampleSection title="Object card">
      <Example name="Photo, drawing of the category, favorite, locked price">
        <CardGrid label="Objects">
          {sampleObjects.map(({ id, title, maker, year, price, picture }) => (
            <li key={id}>
              <ObjectCard
                title={title}
                to={`#object-${id}`}
                picture={picture}
                label={`${maker}, ${year}`}
                price={
                  id === 4 ? (
                    <span className="text-muted">Price for members</span>
                  ) : (
                    <Price amount={price} currency="USD" />
                  )
                }
                badge={id === 3 && <Badge look="accent">Sample data</Badge>}
                heart={
                  <Suspense fallback={null}>
                    <HeartButton
                      title={title}
                      isFavorite={favorites.has(id)}
                      isBusy={id === 2}
                      onToggle={() => setFavorites(flipped(favorites, id))}
                    />
                  </Suspense>
                }
              />
            </li>
          ))}
        </CardGrid>
      </Example>
      <Example name="With selection">
        <CardGrid label="Objects to select">
          {sampleObjects.map(({ id, title, picture }) => (
            <li key={id}>
              <ObjectCard
                title={title}
                to={`#object-${id}`}
                picture={picture}
                selection={{ selected: selected.has(id), onChange: () => setSelected(flipped(selected, id)) }}
              />
            </li>
          ))}
        </CardGrid>
      </Example>
      <Example name="Loading">
        <CardGridSkeleton count={4} />
      </Example>
    </ExampleSection>
  )
}
