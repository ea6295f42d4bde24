import { codeInputSchema } from '@vitrine/contracts/identity/second-factor-schemas'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'

interface CodeFormProps<Result> {
  label: string
  hint: string
  button: string
  danger?: boolean
  send: (body: { code: string }) => Promise<Result>
  onDone: (result: Result) => void
}

/** One field for a code. It is emptied when the code was right, and kept when it was not. */
export function CodeForm<Result>({
  label,
  hint,
  button,
  danger = false,
  send,
  onDone,
}: CodeFormProps<Result>) {
  const { field, onSubmit, pending, failure } = useContractForm({
    schema: codeInputSchema,
    defaultValues: { code: '' },
    keptAs: null,
    send,
    saved: (result) => {
      onDone(result)
      return { code: '' }
    },
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-4">
      <FormFailure text={pending ? null : failure} />
      <TextField
        name="code"
        label={label}
        hint={hint}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        state={field('code')}
      />
      <button type="submit" className={danger ? 'button-plain' : 'button'} disabled={pending}>
        {pending ? 'Checking…' : button}
      </button>
    </form>
  )
}
