import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { focusFirstProblem } from './focus-first-problem.ts'

/**
 * Inside a form: the first field with a problem gets the focus after each refusal.
 *
 * @param refusals how often the form was refused, by its own rules or by the api
 */
export function FocusFirstProblem({ refusals }: { refusals: number }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const form = anchor.current?.closest('form')
    // After the effect: fields render at once when the focus comes or goes, which React refuses within one.
    queueMicrotask(() => focusFirstProblem(form))
  }, [refusals])
  return <span ref={anchor} hidden />
}

/**
 * The same inside a form of react-admin's. The library itself knows neither what the api refused nor the
 * order of the page.
 */
export function FocusAfterSubmit() {
  return <FocusFirstProblem refusals={useFormState().submitCount} />
}
