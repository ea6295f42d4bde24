import { Typography } from '@mui/material'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import { sitePagesLimits as limits } from '@vitrine/contracts/site-pages/messages'
import { type ManagedSitePage, sitePageInputSchema } from '@vitrine/contracts/site-pages/schemas'
import { ArrayInput, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { textAlways, rowText, iteratorRows } from '../editing/field-values.ts'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { thumbnailRules } from '../settings.ts'

const bySchema = validateBySchema(sitePageInputSchema)
/** The drawings that came with the pages are files of the site itself. */
const DRAWINGS = '/images/pages/'

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validateSitePage(values: Record<string, unknown>): Record<string, string> {
  const messages = bySchema(values)
  const { picture } = values
  if (
    typeof picture === 'string' &&
    picture !== '' &&
    !picture.startsWith(DRAWINGS) &&
    !isAllowedThumbnail(picture.trim(), thumbnailRules())
  )
    messages['picture'] ??= pictureNotAllowed
  return messages
}

export function SitePageFields() {
  const page = useRecordContext<ManagedSitePage>()
  const isSection = page?.kind === 'CollectionPage'
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isSection
          ? `This section is called ${page.title}, at ${page.path}, and both stay.`
          : `Its URL is ${page?.path ?? ''}, and stays.`}{' '}
        What you change here is on the site as soon as it is saved.
      </Typography>
      {!isSection && <TextInput source="title" isRequired fullWidth />}
      <TextInput
        source="lead"
        label="Below the title"
        multiline
        minRows={2}
        isRequired
        fullWidth
        helperText={
          isSection
            ? 'Write no period at the end. The site adds how much the section holds, for example “: 1,204 marks.”'
            : undefined
        }
      />
      <TextInput
        source="description"
        multiline
        minRows={2}
        isRequired
        fullWidth
        helperText="For search engines and shared links, at most 160 characters"
      />
      {!isSection && <PictureInput source="picture" label="Picture URL" parse={textAlways} fullWidth />}
      {!isSection && <PageActionsInput />}
    </>
  )
}

/** Where a page leads on, at its end. */
function PageActionsInput() {
  const values: unknown = useWatch({ name: 'actions' })
  const isFull = Array.isArray(values) && values.length >= limits.actionsMax
  return (
    <ArrayInput
      source="actions"
      label="Links at the end"
      helperText={`Where readers go on from here, at most ${limits.actionsMax}. The first is drawn as the main button.`}
    >
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={iteratorRows}>
        <TextInput source="label" label="Words" {...rowText} />
        <TextInput source="to" label="Path of the page" {...rowText} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
