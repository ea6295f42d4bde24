/** A small arrow down beside what unfolds; within an open `group` it points up. */
export function Caret() {
  return (
    <svg
      viewBox="0 0 12 12"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="shrink-0 transition-transform group-open:rotate-180 group-aria-expanded:rotate-180"
      aria-hidden="true"
    >
      <path d="M2 4l4 4 4-4" />
    </svg>
  )
}
