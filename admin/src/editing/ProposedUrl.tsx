import { urlOfName } from '@vitrine/contracts/reduced-url'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

interface ProposedUrlProps {
  /** The fields of what the record is called. */
  of: readonly string[]
  /** The field of its URL. */
  to: string
}

/** The URL of a new record follows what it is called until somebody writes another. */
export function ProposedUrl({ of, to }: ProposedUrlProps) {
  const { getValues, setValue, getFieldState } = useFormContext<Record<string, unknown>>()
  const proposal = urlOfName(
    useWatch<Record<string, unknown>>({ name: [...of] })
      .filter((words) => typeof words === 'string')
      .join(' '),
  )
  const last = useRef(proposal)
  useEffect(() => {
    const isProposed = (getValues(to) ?? '') === last.current
    const isNew = proposal !== last.current
    last.current = proposal
    // Once the field says that something is missing, what fills it takes that back.
    if (isProposed && isNew)
      setValue(to, proposal, { shouldDirty: true, shouldValidate: getFieldState(to).error !== undefined })
  }, [proposal, to, getValues, setValue, getFieldState])
  return null
}
