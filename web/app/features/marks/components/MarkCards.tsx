import type { MarkCard } from '@vitrine/contracts/marks/schemas'
import type { ComponentProps } from 'react'
import { ObjectCards } from '../../../shared/ui/cards/CardGrid.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { whoAndWhere } from '../who-and-where.ts'

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
  return [whoAndWhere(maker, place), period].filter(Boolean).join(' · ')
}
