import type { MarkCard } from '@vitrine/contracts/marks/schemas'
import type { ComponentProps } from 'react'
import { ObjectCards } from '../../../shared/ui/cards/CardGrid.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { makerAndPlace } from '../maker-and-place.ts'

type MarkCardsProps = Omit<ComponentProps<typeof ObjectCards<MarkCard>>, 'partsOf'>

export function MarkCards(list: MarkCardsProps) {
  return (
    <ObjectCards
      {...list}
      partsOf={(item) => ({
        label: whoWhereWhen(item),
        heart: <ItemHeart itemType="marks" id={item.id} title={item.title} />,
      })}
    />
  )
}

/** 'Chelsea, London, England · 1752–1756'. */
function whoWhereWhen({ maker, place, period }: MarkCard): string {
  return [makerAndPlace(maker, place), period].filter(Boolean).join(' · ')
}
