import type { ReactNode } from 'react'
import type { FormResponse } from './form-response.ts'
import { Trap } from './Trap.tsx'

interface GuardedSubmitProps {
  response: FormResponse | undefined
  pending: boolean
  className: string
  children: ReactNode
}

/**
 * The button of a form that has a mail sent, with the trap before it. Once the trap was filled in, the button
 * confirms that a person did so, and sends the form again; it needs no scripts.
 */
export function GuardedSubmit({ response, pending, className, children }: GuardedSubmitProps) {
  if (response?.isPersonAsked)
    return (
      <button type="submit" name="isPerson" value="true" className={className} disabled={pending}>
        I am a person
      </button>
    )
  return (
    <>
      <Trap />
      <button type="submit" className={className} disabled={pending}>
        {children}
      </button>
    </>
  )
}
