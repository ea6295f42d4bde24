import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftsKey } from '../queries/drafts.ts'
import { failureInWords } from '../shared/failure-in-words.ts'

/** Makes one change of drafts at a time. A failure is kept in words; then the page shows what is there. */
export function useDraftChange() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function change<Result>(send: () => Promise<Result>): Promise<Result | null> {
    if (isBusy) return null
    setBusy(true)
    setFailure(null)
    try {
      return await send()
    } catch (error) {
      setFailure(failureInWords(error))
      return null
    } finally {
      await queryClient.invalidateQueries({ queryKey: draftsKey })
      setBusy(false)
    }
  }
  return { change, isBusy, failure }
}
