import { TAG_TEXT_COLOR } from '@vitrine/contracts/tags/tags'
import { Cross } from '../../../shared/ui/icons.tsx'

interface TagChipProps {
  tag: { title: string; color: string }
  /** Where it can be taken out. */
  onRemove?: () => void
  isDisabled?: boolean
  /** A title is cut after so many characters. */
  cutAfter?: number
}

/** A tag in its own color, with a text that is readable on every one of them, by day and by night. */
export function TagChip({ tag: { title, color }, onRemove, isDisabled = false, cutAfter }: TagChipProps) {
  return (
    <span
      title={title}
      className="inline-flex min-h-7 max-w-full items-center rounded-xs px-2 text-sm"
      style={{ backgroundColor: color, color: TAG_TEXT_COLOR }}
    >
      <span className="min-w-0 truncate">{cutAfter === undefined ? title : cutText(title, cutAfter)}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${title}`}
          aria-disabled={isDisabled || undefined}
          className="-mr-2 flex h-11 w-9 items-center justify-center"
          onClick={isDisabled ? undefined : onRemove}
        >
          <Cross size={12} />
        </button>
      )}
    </span>
  )
}

/** '...' follows what is cut; a text that fits stays whole. Characters are what somebody counts. */
export function cutText(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}
