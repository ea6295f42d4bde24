import { Link } from 'react-router'
import type { Outcome } from '../outcome.ts'

const SUPPORT = 'Support'

/** An outcome's two sentences; where the advice names Support, the word leads there. */
export function OutcomeWords({
  outcome: { text, advice },
  failed = false,
}: {
  outcome: Outcome
  failed?: boolean
}) {
  const [before = '', after] = advice?.split(SUPPORT) ?? []
  return (
    <div className={`border-l-2 py-1 pl-4 ${failed ? 'border-oxblood text-oxblood' : 'border-green'}`}>
      <p>{text}</p>
      {advice && (
        <p className="text-sm">
          {before}
          {after !== undefined && (
            <>
              <Link to="/about-contact" className="underline underline-offset-4">
                {SUPPORT}
              </Link>
              {after}
            </>
          )}
        </p>
      )}
    </div>
  )
}
