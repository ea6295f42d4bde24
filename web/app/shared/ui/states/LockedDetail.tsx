import { Link } from 'react-router'

interface LockedDetailProps {
  title: string
  /** What opens it, without naming a price. */
  text: string
  /** Where the way on leads. */
  to: string
  action: string
}

/**
 * A detail that a membership opens. What it hides is not sent to the browser at all; nothing here hints at
 * it.
 */
export function LockedDetail({ title, text, to, action }: LockedDetailProps) {
  return (
    <section className="flex flex-col items-start gap-3 border border-hairline bg-sunken px-6 py-5">
      <h2 className="flex items-center gap-2.5 text-xl font-medium">
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
        </svg>
        {title}
      </h2>
      <p>{text}</p>
      <Link to={to} className="button">
        {action}
      </Link>
    </section>
  )
}
