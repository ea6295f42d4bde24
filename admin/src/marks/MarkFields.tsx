import { TextInput } from 'react-admin'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { pictureHint } from '../settings.ts'
import { CategoryInput } from '../sold-items/CategoryInput.tsx'

/** An empty field is no id: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null
/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''
const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const asLines = (urls: unknown) => (Array.isArray(urls) ? urls.join('\n') : '')

export function MarkFields() {
  return (
    <>
      <TextInput
        source="title"
        isRequired
        helperText="What somebody would call the mark: Crossed swords, Chelsea red anchor"
      />
      <TextInput
        source="kind"
        label="Kind of object"
        isRequired
        helperText="What it stands on: Porcelain, Silver, Pewter, Furniture"
      />
      <CategoryInput isRequired />
      <TextInput source="maker" defaultValue="" parse={textAlways} helperText="Empty if nobody is known" />
      <TextInput source="place" defaultValue="" parse={textAlways} />
      <WholeNumberInput source="firstYear" label="First year" defaultValue={null} />
      <WholeNumberInput
        source="lastYear"
        label="Last year"
        defaultValue={null}
        helperText="Empty if the mark is still in use"
      />
      <TextInput
        source="period"
        defaultValue=""
        parse={textAlways}
        helperText="In words, where years are not enough: About 1750"
      />
      <TextInput
        source="description"
        multiline
        minRows={4}
        defaultValue=""
        parse={textAlways}
        helperText="What it looks like and when it was used. Members see this."
      />
      <TextInput
        source="authenticity"
        label="Real or copy?"
        multiline
        minRows={3}
        defaultValue=""
        parse={textAlways}
        helperText="How to recognize copies. Members see this."
      />
      <PictureInput
        source="picture"
        label="Small picture"
        defaultValue=""
        parse={textAlways}
        helperText={`${pictureHint()}. Everybody sees this picture.`}
      />
      <TextInput
        source="pictureNote"
        label="Note on the picture"
        defaultValue=""
        parse={textAlways}
        helperText="What it is: a photograph, a drawing after the mark"
      />
      <PictureInput
        source="pictures"
        label="Larger pictures"
        multiline
        minRows={2}
        defaultValue={[]}
        format={asLines}
        parse={linesOf}
        helperText={`One URL per line. ${pictureHint()}. Members see these.`}
      />
      <TextInput source="source" isRequired helperText="Whoever the record comes from" />
      <TextInput source="externalId" label="The source's own id" defaultValue={null} parse={emptyIsNull} />
    </>
  )
}
