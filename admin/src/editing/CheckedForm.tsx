import { Form, type FormProps, SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useEffect, useRef, useId } from 'react'
import { Stack } from '@mui/material'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'

/**
 * The form of every record: a field says what is wrong once it is left, and the first such field gets the
 * focus when the form is refused. react-admin's own notice of a refusal does not show; `onSubmit` gives
 * notice of what no field says.
 */
export function CheckedForm({ children, ...form }: FormProps) {
  return (
    // SimpleForm would pass `disableInvalidFormNotification` to an element of the page.
    <Form noValidate mode="onBlur" disableInvalidFormNotification shouldFocusError={false} {...form}>
      <FocusAfterSubmit />
      {children}
    </Form>
  )
}

/** The library itself knows neither what the api refused nor the order of the page. */
function FocusAfterSubmit() {
  return <FocusFirstProblem refusals={useFormState().submitCount} />
}

const CONTROLS = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]'

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
 * Focuses the first field of a form, in the order of the page, that shows a problem, in the middle of the
 * window.
 */
function focusFirstProblem(form: Element | null | undefined): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], .Mui-error')
  const field = first?.closest('.MuiFormControl-root') ?? first
  const control = first?.matches(CONTROLS) ? first : field?.querySelector<HTMLElement>(CONTROLS)
  control?.focus({ preventScroll: true })
  ignoreSecondPress()
  field?.scrollIntoView({ block: 'center' })
}

/**
 * Ignores what is left of a double click: the problems that its first click showed have moved the button, and
 * the second one would take the focus from the field in need, or press what lies there now. Any later press
 * counts again.
 */
function ignoreSecondPress(): void {
  addEventListener('mousedown', ignore, true)
  addEventListener('click', ignore, true)
}

function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else removeEventListener(event.type === 'click' ? 'click' : 'mousedown', ignore, true)
}

/**
 * react-admin's Save, and beside it why it is disabled before anything was typed. Both go by `dirtyFields`:
 * `isDirty` also counts default values that were filled in.
 */
export function SaveWithReason({ reason = NOTHING_CHANGED }: { reason?: string }) {
  const id = useId()
  const { dirtyFields } = useFormState()
  const blocked = Object.keys(dirtyFields).length === 0 ? reason : null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: { sm: 'wrap' } }}>
      <SaveButton {...describedBy(id, blocked)} />
      <DisabledReason id={id} reason={blocked} />
    </Stack>
  )
}
