import { useLocation } from 'react-router'

/** A list that could not be loaded: what happened, and the offer to ask again. */
export function ListFailure({ text }: { text: string }) {
  const { pathname, search } = useLocation()
  return (
    <div role="alert" className="border-l-2 border-oxblood py-2 pl-5">
      <p className="max-w-prose text-lg">{text}</p>
      <a href={`${pathname}${search}`} className="button-plain mt-5">
        Try again
      </a>
    </div>
  )
}
