/** On wide screens the categories lie below the fold: a word that there is more. */
export function ScrollHint({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="quiet-link mx-auto mt-10 hidden w-fit min-h-11 flex-col items-center gap-1 text-sm text-muted large:flex"
      data-print="no"
    >
      Scroll to see the categories
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 2.5v11M3.5 9L8 13.5L12.5 9" />
      </svg>
    </a>
  )
}
