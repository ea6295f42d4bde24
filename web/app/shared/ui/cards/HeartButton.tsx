export interface Heart {
  isFavorite: boolean
  /** While the change is on its way: it shows at once, and a second press is not taken. */
  isBusy?: boolean
  onToggle: () => void
}

/**
 * Keeps an object among the favorites, or takes it out. One that is not a favorite is an outline, filled with
 * the page's ground, so that it is seen on a picture, too.
 */
export function HeartButton({ title, isFavorite, isBusy = false, onToggle }: Heart & { title: string }) {
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-disabled={isBusy || undefined}
      aria-label={`${title}: favorite`}
      className="absolute top-0 right-0 flex h-11 w-11 items-center justify-center text-oxblood"
      onClick={isBusy ? undefined : onToggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill={isFavorite ? 'currentColor' : 'var(--paper)'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 20.5C5 15.5 2.5 12 2.5 8.5A4.75 4.75 0 0 1 12 6.6a4.75 4.75 0 0 1 9.5 1.9c0 3.5-2.5 7-9.5 12z" />
      </svg>
    </button>
  )
}
