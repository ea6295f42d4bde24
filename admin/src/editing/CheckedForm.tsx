import { Form, type FormProps } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { FocusFirstProblem } from './FocusFirstProblem.tsx'

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
