import { Box, FormHelperText, useFormControl, type FormHelperTextProps } from '@mui/material'
import { TextInput, type TextInputProps } from 'react-admin'
import { pictureHint } from '../settings.ts'

/**
 * A field for the URL of a picture. What is wrong with one takes the place of the help, and still says which
 * hosts are allowed.
 */
export function PictureInput({ helperText = pictureHint(), ...props }: TextInputProps) {
  return <TextInput {...props} helperText={helperText} slots={{ formHelperText: PictureHelperText }} />
}

function PictureHelperText({ children, ...props }: FormHelperTextProps) {
  const isRefused = useFormControl()?.error === true
  return (
    <FormHelperText {...props}>
      <span>{children}</span>
      {isRefused && (
        <Box component="span" sx={{ display: 'block' }}>
          {pictureHint()}
        </Box>
      )}
    </FormHelperText>
  )
}

/** Under a field for a picture: what is wrong with it, and in any case which hosts are allowed. */
export function PictureHelp({ problem }: { problem: string | undefined }) {
  return (
    <>
      {problem !== undefined && (
        <Box component="span" sx={{ display: 'block' }}>
          {problem}
        </Box>
      )}
      <span>{pictureHint()}</span>
    </>
  )
}
