import { Link } from 'react-router'
import { LineIcon } from '../icons.tsx'

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
        <LineIcon grid={20} size={20}>
          <path d="M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
        </LineIcon>
        {title}
      </h2>
      <p>{text}</p>
      <Link to={to} className="button">
        {action}
      </Link>
    </section>
  )
}
