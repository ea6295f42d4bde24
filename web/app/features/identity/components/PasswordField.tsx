import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { TextField, type TextFieldProps } from '../../../shared/forms/TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inside' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be shown while it is typed. Says when Caps Lock would spoil it. */
export function PasswordField({ state, children, ...field }: PasswordFieldProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'))

  // Sent as a password, whatever was shown: browsers keep what they take for a text.
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onKeyDown={watch}
      onKeyUp={watch}
      onClick={watch}
      state={{
        ...state,
        onBlur: (event) => {
          setCapsLock(false)
          state.onBlur(event)
        },
      }}
      inside={
        <button
          ref={button}
          type="button"
          className="absolute inset-y-0 right-0 min-w-16 px-3 text-sm font-semibold text-muted hover:text-brass nojs:hidden"
          // The field keeps the focus of whoever points.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> what is typed</span>
        </button>
      }
    >
      <p aria-live="polite" className="mt-1.5 text-sm font-medium text-oxblood empty:hidden">
        {capsLock && 'Caps Lock is on.'}
      </p>
      {children}
    </TextField>
  )
}
