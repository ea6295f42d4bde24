import { LineIcon } from './icons.tsx'

/** A small arrow, pointing right unless turned. */
export function Chevron({ back = false }: { back?: boolean }) {
  return (
    <LineIcon
      grid={16}
      size={16}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      className={`shrink-0 ${back ? 'rotate-180' : ''}`}
    >
      <path d="M6 3.5L10.5 8L6 12.5" />
    </LineIcon>
  )
}
