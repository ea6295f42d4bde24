import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { memo } from 'react'
import { FoldedText } from '../shared/FoldedText.tsx'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import type { ChosenItem } from './use-membership.ts'

interface CandidateCardProps {
  item: VaultItem
  /** As it is stored. */
  isStored: boolean
  isIn: boolean
  isBusy: boolean
  onToggle: (item: ChosenItem, isStored: boolean) => void
}

/** One item that can be added. It is drawn anew only when it changes itself: typing above it stays quick. */
export const CandidateCard = memo(function CandidateCard({
  item,
  isStored,
  isIn,
  isBusy,
  onToggle,
}: CandidateCardProps) {
  return (
    <li className={`flex gap-3 border p-3 ${isIn ? 'border-brass bg-sunken' : 'border-hairline bg-raised'}`}>
      <div className="w-20 shrink-0 self-start phone:w-24">
        <ItemThumb images={item.images} sizes="6rem" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <h3 className="leading-snug font-medium break-words">{item.title}</h3>
        <FoldedText
          text={item.description}
          height={limits.descriptionPreviewHeight}
          className="mt-1 w-full text-sm text-muted"
        />
        <button
          type="button"
          aria-pressed={isIn}
          aria-label={isIn ? `Added: ${item.title}` : `Add ${item.title}`}
          disabled={isBusy}
          className={`mt-auto ${isIn ? 'button' : 'button-plain'}`}
          onClick={() => onToggle(item, isStored)}
        >
          {isIn ? 'Added' : 'Add'}
        </button>
      </div>
    </li>
  )
})
