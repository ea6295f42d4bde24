interface RemovalOutcomeProps {
  /** Empty until something was removed. */
  done: string
  failure: string | null
}

/** What became of removing a row: success is told to assistive technology, a failure is shown. */
export function RemovalOutcome({ done, failure }: RemovalOutcomeProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {done}
      </p>
      {failure && (
        <p role="alert" className="mt-4 border-l-2 border-oxblood py-1 pl-4">
          {failure}
        </p>
      )}
    </>
  )
}
