/** A small arrow, pointing right unless turned. */
export function Chevron({ back = false }: { back?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${back ? 'rotate-180' : ''}`}
    >
      <path d="M6 3.5L10.5 8L6 12.5" />
    </svg>
  )
}
