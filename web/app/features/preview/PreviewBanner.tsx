import { formatDay } from '../../shared/format/dates.ts'

const DRAFT_UNTIL = 'This is a draft, as it is before it is published. The link shows it until '

/** Says of a draft that was handed out that it is one. Whoever looks from the editor knows. */
export function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  return (
    <p
      role="note"
      className="border-b border-hairline bg-raised px-5 py-3 text-center text-sm"
      data-print="no"
    >
      {DRAFT_UNTIL}
      <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.
    </p>
  )
}
