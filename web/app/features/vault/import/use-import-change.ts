import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { importDetail } from '../queries/imports.ts'
import { failureInWords } from '../shared/failure-in-words.ts'

/** Makes one change of an import at a time. A failure is kept in words; then the page shows what is there. */
export function useImportChange(id: number) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    setPending(true)
    setFailure(null)
    try {
      await send()
      return true
    } catch (error) {
      setFailure(failureInWords(error))
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: importDetail(browserCall, id).queryKey, exact: true })
      setPending(false)
    }
  }
  return { change, pending, failure }
}
