import { Link } from 'react-router'

/** The way on from a list of one's own that holds nothing yet. */
export function StartExploring() {
  return (
    <p className="mt-6">
      <Link to="/worthopedia" className="button">
        Start Exploring Now
      </Link>
    </p>
  )
}
