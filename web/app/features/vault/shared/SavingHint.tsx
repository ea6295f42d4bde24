import { useEffect, useState } from 'react'

const SAVED_FOR_MS = 3000

interface SavingHintProps {
  /** Counts the changes that were kept: each says so for a moment. */
  saved: number
  failure: string | null
}

/** What becomes of a tick in a panel. */
export function SavingHint({ saved, failure }: SavingHintProps) {
  const [read, setRead] = useState(saved)
  useEffect(() => {
    const timer = setTimeout(() => setRead(saved), SAVED_FOR_MS)
    return () => clearTimeout(timer)
  }, [saved])
  return (
    <>
      <p role="status" className={`mb-4 text-sm ${saved === read ? 'text-muted' : 'font-medium text-green'}`}>
        {saved === read ? 'Changes will be automatically saved.' : 'Changes saved'}
      </p>
      {failure && (
        <p role="alert" className="mb-4 border-l-2 border-oxblood pl-3 text-oxblood">
          {failure}
        </p>
      )}
    </>
  )
}
