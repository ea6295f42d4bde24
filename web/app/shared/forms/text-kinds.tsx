import { TextField, type TextFieldProps } from './TextField.tsx'

type OwnProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'inside'>

/** A number, typed as a text: a wheel over the field changes nothing. Read as 'number'. */
export function NumberField(props: OwnProps) {
  return <TextField {...props} type="text" inputMode="decimal" autoComplete="off" />
}

/** An amount in dollars. Read as 'money'. */
export function MoneyField(props: OwnProps) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      inside={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
        >
          USD
        </span>
      }
    />
  )
}

/** A day, as the browser asks for one; its value is YYYY-MM-DD. Read as 'optional' where it may be left out. */
export function DateField(props: OwnProps) {
  return <TextField {...props} type="date" />
}

/** An email, by the one rule of contracts/email.ts. */
export function EmailField(props: OwnProps) {
  return (
    <TextField
      {...props}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
