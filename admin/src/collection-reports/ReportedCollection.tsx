import { Box, Link, Typography } from '@mui/material'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'

const statuses = {
  public: 'Public',
  private: 'Private',
  'taken-down': 'Taken down',
  deleted: 'Deleted',
} as const

/** The collection as it is now, which may be another than the one that was reported. */
export function ReportedCollection({
  report: { title, description, picture, collectionStatus, ownerEmail, url },
  countText,
}: {
  report: ManagedReport
  countText: string
}) {
  if (title === null) return <Typography>The owner has deleted this collection.</Typography>
  return (
    <Box
      component="section"
      aria-label="The collection"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
      }}
    >
      {picture && (
        <Box
          component="img"
          src={`${picture}?width=200`}
          alt=""
          sx={{ width: 120, height: 90, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {collectionStatus === 'public' ? (
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {statuses[collectionStatus]}, {countText}, {ownerEmail}
        </Typography>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      </Box>
    </Box>
  )
}
