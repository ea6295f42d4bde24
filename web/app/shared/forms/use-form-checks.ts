import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefCallback } from 'react'
import { afterPress } from './after-press.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import type { FormResponse } from './form-response.ts'

/** What is wrong with a field's text, given the whole form; null where nothing is. */
export type FormChecks = Readonly<Record<string, (text: string, form: FormData) => string | null>>

/** Whatever somebody fills in. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldState {
  problem: string | undefined
  typed: string | undefined
  onBlur: (event: FocusEvent<FormControl>) => void
  onInput: (event: FormEvent<FormControl>) => void
  /** Of the first field that was refused: a page that is loaded without scripts begins there. */
  begins?: boolean
  /** For a form that reads its fields itself (use-contract-form.ts). */
  ref?: RefCallback<FormControl>
}

/**
 * A form that judges a field when it is left and all of them when it is sent; with a problem nothing leaves
 * the browser, and the first field in need gets the focus. What the server refused stands at its field until
 * that is mended.
 */
export function useFormChecks(checks: FormChecks, response: FormResponse | undefined, pending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [judged, setJudged] = useState<{
    response: FormResponse | undefined
    problems: FormResponse['problems']
  }>({ response, problems: response?.problems ?? {} })
  const problems = judged.response === response ? judged.problems : (response?.problems ?? {})

  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (response && !pending) focusFirstProblem(form.current)
  }, [response, pending])
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const judge = (input: FormControl) => {
    const { [input.name]: _before, ...others } = problems
    const found = input.form && checks[input.name]?.(input.value, new FormData(input.form))
    setJudged({ response, problems: found ? { ...others, [input.name]: found } : others })
  }
  const firstRefused = Object.keys(checks).find((name) => response?.problems[name])
  const field = (name: string): FieldState => ({
    problem: problems[name],
    begins: name === firstRefused,
    typed: response?.typed[name],
    // Who only passes through is not told off for an empty field.
    onBlur: ({ target, relatedTarget }) =>
      target.value !== '' && afterPress(relatedTarget, () => judge(target)),
    onInput: ({ currentTarget }) => problems[name] && judge(currentTarget),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = problemsOf(checks, new FormData(event.currentTarget))
    setJudged({ response, problems: found })
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    setRefusals((before) => before + 1)
  }
  return { form, field, onSubmit }
}

export function problemsOf(checks: FormChecks, form: FormData): Record<string, string> {
  const found = Object.entries(checks).map(([name, check]) => {
    const value = form.get(name)
    return [name, check(typeof value === 'string' ? value : '', form)] as const
  })
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null))
}
