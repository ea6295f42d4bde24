import { TextField, type TextFieldProps } from './TextField.tsx'

type OwnProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'inside'>

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
