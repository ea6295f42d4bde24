import { forbiddenWordInputSchema } from '@vitrine/contracts/forbidden-words/schemas'
import { BooleanInput, TextInput } from 'react-admin'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

export const validateWord = validateBySchema(forbiddenWordInputSchema)

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

export function WordFields() {
  return (
    <>
      <TextInput
        source="word"
        isRequired
        defaultValue=""
        parse={textAlways}
        helperText="One whole word. Capitals do not matter. A refused word is also refused inflected (‘-s’, ‘-ing’) and masked (‘*’)."
      />
      <BooleanInput
        source="isAllowed"
        label="Allow this word"
        defaultValue={false}
        helperText="On: members may use it as it is written here, even where the built-in list refuses it. Off: it is refused, even where it is a name."
      />
    </>
  )
}
