import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { fillPath } from '@vitrine/contracts/client'
import { previewIssuePage } from '@vitrine/contracts/newsletter/admin-endpoints'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { Loaded } from '../feedback/Loaded.tsx'
import { ViewChoice } from '../feedback/ViewChoice.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'

const views = {
  light: { label: 'Light', scheme: 'light', width: '100%' },
  dark: { label: 'Dark', scheme: 'dark', width: '100%' },
  phone: { label: 'Phone', scheme: 'light', width: 390 },
  text: { label: 'Text', scheme: null, width: '100%' },
} as const
type View = keyof typeof views

/** The issue as it was last saved, or as it was fixed when its sending began. */
export function IssuePreview({ issue: { id, revision, subject } }: { issue: ManagedIssue }) {
  const [view, setView] = useState<View>('light')
  const { scheme, width } = views[view]
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="h2">Preview</Typography>
        <ViewChoice views={views} view={view} onView={setView} />
      </Stack>
      {scheme === null ? (
        <PlainText id={id} revision={revision} />
      ) : (
        // The revision in the key alone: a saved change is loaded anew.
        <Box
          key={`${revision} ${scheme}`}
          component="iframe"
          title={subject}
          src={fillPath(previewIssuePage.path, { params: { id }, query: { scheme } })}
          sx={{ width, maxWidth: '100%', height: 640, border: 1, borderColor: 'divider' }}
        />
      )}
    </Box>
  )
}

function PlainText({ id, revision }: { id: number; revision: number }) {
  const data = useConsoleData()
  const text = useQuery({
    queryKey: ['newsletter-issues', 'text', id, revision],
    queryFn: () => data.readIssueText(id),
  })
  return (
    <Loaded query={text} waiting={<Skeleton variant="rectangular" height={200} />}>
      {(text) => (
        <Box
          component="pre"
          sx={{
            m: 0,
            p: 2,
            minHeight: 200,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
          }}
        >
          {text}
        </Box>
      )}
    </Loaded>
  )
}
