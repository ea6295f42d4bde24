import { zodResolver } from '@hookform/resolvers/zod'
import { readAmount, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { useUnsavedWork } from '../ui/UnsavedWork.tsx'
import { afterPress } from './after-press.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import { refusalOf } from './form-response.ts'
import { typedInput } from './typed-input.ts'
import type { FieldState } from './use-form-checks.ts'

interface ContractFormOptions<Input extends FieldValues, Output, Result> {
  /** The call's own schema: what it refuses is told before anything is sent. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /**
   * The name under which its input outlives a session that ends while it is sent; null where nothing may be
   * stored.
   */
  keptAs: string | null
  send: (values: Output) => Promise<Result>
  /** @returns what the form holds from then on */
  saved: (result: Result) => DefaultValues<Input>
  /** Other words for a failure beside any field. */
  wordsOf?: (failure: string, status: number) => string
}

export interface ContractForm<Input extends FieldValues, Output> {
  /** For rows (FieldRows.tsx) and whatever else the library does. */
  form: UseFormReturn<Input, unknown, Output>
  field: (name: FieldPath<Input>, reading?: Reading) => FieldState
  files: (name: FieldPath<Input>) => {
    problem: string | undefined
    choose: (files: FieldPathValue<Input, FieldPath<Input>>) => void
  }
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending: boolean
  edited: boolean
  failure: string | null
}

/**
 * A form of a page under /app: its call's schema judges a field when it is left and all of them when it is
 * sent, and the first field in need gets the focus. What the server refuses stands at its field; nothing that
 * was typed is lost, whatever becomes of the call. Public pages have `use-form-checks.ts`, without the
 * libraries.
 */
export function useContractForm<Input extends FieldValues, Output, Result>({
  schema,
  defaultValues,
  keptAs,
  send,
  saved,
  wordsOf = (failure) => failure,
}: ContractFormOptions<Input, Output, Result>): ContractForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    // It knows neither files nor the order of the page.
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, isSubmitted, submitCount, defaultValues: shown } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState<Element | null>(null)
  // What stands above the form takes the focus itself.
  const focusProblem = useEffectEvent(() => failure === null && focusFirstProblem(submitted))
  useEffect(() => {
    if (submitCount > 0) focusProblem()
  }, [submitCount])
  useUnsavedWork(isDirty)

  const isField = (name: string): name is FieldPath<Input> => valueAt(form.getValues(), name) !== undefined
  const bringBack = useEffectEvent(() => {
    for (const [name, value] of Object.entries(keptAs === null ? {} : typedInput.take(keptAs)))
      if (isField(name))
        form.setValue(name, value as FieldPathValue<Input, typeof name>, { shouldDirty: true })
  })
  useEffect(() => bringBack(), [])
  const refuse = (error: unknown) => {
    const { problems, failure: told, status } = refusalOf(error)
    const named = Object.entries(problems)
    for (const [name, message] of named) if (isField(name)) form.setError(name, { type: 'server', message })
    const elsewhere = named.find(([name]) => !isField(name))?.[1]
    if (told !== null || elsewhere !== undefined) setFailure(wordsOf(told ?? elsewhere ?? '', status))
  }
  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    if ('error' in outcome) {
      if (keptAs !== null) typedInput.keepIfSessionOver(keptAs, outcome.error, form.getValues())
      refuse(outcome.error)
    } else form.reset(saved(outcome.result))
  })
  const problemOf = (name: FieldPath<Input>) => form.getFieldState(name, form.formState).error?.message

  return {
    form,
    field: (name, reading) => {
      const { ref, onBlur, onChange } = form.register(
        name,
        reading && {
          setValueAs: (value: unknown) => (typeof value === 'string' ? readText(value, reading) : value),
        },
      )
      const typed = valueAt(shown, name)
      return {
        ref,
        typed: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : undefined,
        problem: problemOf(name),
        onInput: (event) => void onChange(event),
        // Who only passes through is not told off for an empty field.
        onBlur: (event) =>
          (isSubmitted || event.target.value !== '') &&
          afterPress(event.relatedTarget, () => void onBlur(event)),
      }
    },
    files: (name) => ({
      problem: problemOf(name),
      choose: (files) => form.setValue(name, files, { shouldDirty: true, shouldValidate: true }),
    }),
    onSubmit: (event) => {
      setSubmitted(event.currentTarget)
      setFailure(null)
      void submit(event)
    },
    pending: isSubmitting,
    edited: isDirty,
    failure,
  }
}

/** What stands at a dotted path. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    )
}

/** How a field's text becomes the value that its schema asks for. Without one it stays a text. */
type Reading = 'whole' | 'money' | 'optional'

const readings: Readonly<Record<Reading, (text: string) => number | string | undefined>> = {
  whole: (text) => numberOf(readWholeNumber(text)),
  money: (text) => numberOf(readAmount(text)),
  optional: (text) => (text.trim() === '' ? undefined : text),
}

/**
 * The value of a text; nothing where nothing stands, NaN where it is no number: the schema says what it
 * thinks of both.
 */
export function readText(text: string, reading: Reading): number | string | undefined {
  return readings[reading](text)
}

function numberOf(read: string | null): number | undefined {
  if (read === null) return Number.NaN
  return read === '' ? undefined : Number(read)
}
