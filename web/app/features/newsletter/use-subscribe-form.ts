import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { problemsOf, type SubscribeResult } from './subscribe.ts'

type Field = keyof SubscribeResult['problems']

/**
 * The form's state. A field is judged when it is left and when the form is sent; with a problem nothing leaves the
 * browser. Without scripts the page's own action answers instead.
 */
export function useSubscribeForm() {
  const fetcher = useFetcher<SubscribeResult>()
  const posted = useActionData<SubscribeResult>()
  const result = fetcher.data ?? posted ?? null
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState<{ result: SubscribeResult | null; problems: SubscribeResult['problems'] }>({ result, problems: result?.problems ?? NONE })
  // A new answer replaces what was found before it.
  if (seen.result !== result) setSeen({ result, problems: result?.problems ?? NONE })
  const problems = seen.result === result ? seen.problems : (result?.problems ?? NONE)
  const pending = fetcher.state !== 'idle'

  useEffect(() => {
    if (result && !pending) focusProblem(form.current, result.problems)
  }, [result, pending])

  const judge = (field: Field, value: string) => setSeen({ result, problems: { ...problems, [field]: problemsOf({ name: '', email: '', [field]: value })[field] } })

  return {
    fetcher, form, result, problems, pending,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Who only passes through is not told off for an empty field.
      if (event.target.value !== '') judge(fieldOf(event.target), event.target.value)
    },
    /** A problem that was told goes as soon as it is mended. */
    onInput: (event: FormEvent<HTMLInputElement>) => {
      const field = fieldOf(event.currentTarget)
      if (problems[field]) judge(field, event.currentTarget.value)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const entered = new FormData(event.currentTarget)
      const found = problemsOf({ name: String(entered.get('name') ?? ''), email: String(entered.get('email') ?? '') })
      setSeen({ result, problems: found })
      if (!found.name && !found.email) return
      event.preventDefault()
      focusProblem(event.currentTarget, found)
    },
  }
}

const NONE: SubscribeResult['problems'] = { name: null, email: null }

function fieldOf({ name }: HTMLInputElement): Field {
  return name === 'email' ? 'email' : 'name'
}

function focusProblem(form: HTMLFormElement | null, problems: SubscribeResult['problems']): void {
  const field = problems.name ? 'name' : problems.email ? 'email' : null
  if (field) form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
}
