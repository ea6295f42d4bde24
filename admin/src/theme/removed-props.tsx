import { FormControl, useForkRef } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useImperativeHandle, useRef, type ComponentProps, type ElementType, type Ref } from 'react'

declare module '@mui/material/FormControlLabel' {
  interface FormControlLabelProps {
    /** What the label is rendered as, as in every styled component. */
    as?: ElementType
  }
}

// react-admin sets props that MUI 9 has removed, beside the ones that replace them, because it supports
// older versions of MUI as well. The theme sets the components below as defaults.

/** Not for the element in the page: the root itself uses the first ones, and MUI 9 has removed the others. */
const NOT_FORWARDED: ReadonlySet<PropertyKey> = new Set([
  'as',
  'classes',
  'ownerState',
  'sx',
  'theme',
  'InputLabelProps',
  'InputProps',
  'inputProps',
])

/** The root of a text field. It drops the removed props; `slotProps` says the same. */
export const TextFieldRoot = styled(FormControl, {
  name: 'MuiTextField',
  slot: 'Root',
  shouldForwardProp: (prop) => !NOT_FORWARDED.has(prop),
})({})

interface ControlLabelProps extends ComponentProps<'label'> {
  inputRef?: Ref<HTMLInputElement | null>
}

/**
 * The label around a check box or switch. MUI 9 no longer passes `inputRef` on to the control, and a form
 * could not focus a wrong one.
 */
export function ControlLabel({ inputRef, ref, children, ...props }: ControlLabelProps) {
  const label = useRef<HTMLLabelElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => label.current?.querySelector('input') ?? null,
    [],
  )
  return (
    <label {...props} ref={useForkRef(label, ref)}>
      {children}
    </label>
  )
}
