import { Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { textLimits } from '@vitrine/contracts/texts/limits'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { TrashedText } from '@vitrine/contracts/texts/schemas'
import { useState } from 'react'
import { day, instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { useTrash } from './use-trash.ts'

const kinds: Record<TextKind, { name: string; pageOf: (url: string) => string }> = {
  'dictionary-article': { name: 'Dictionary article', pageOf: articlePageUri },
  'blog-article': { name: 'Blog post', pageOf: blogPageUri },
  'site-page': { name: 'Page', pageOf: (path) => path },
}

/** 'Dictionary article, published, /dictionary/vase'; a template has no page. */
function whatItWas({ kind, isTemplate, wasPublished, url }: TrashedText): string {
  if (isTemplate) return 'Template'
  const { name, pageOf } = kinds[kind]
  return `${name}, ${wasPublished ? 'published' : 'not published'}, ${pageOf(url)}`
}

/** Deleted texts: back as they were, or gone for good. */
export default function Trash() {
  const { list, ...trash } = useTrash()
  const [asked, setAsked] = useState<TrashedText | null>(null)
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <Page
      title="Trash"
      intro={`Deleted articles, posts and templates are kept here for ${textLimits.trashDays} days. Nobody but staff sees them. A text that you restore is as it was before: back on the site if it was published.`}
    >
      <Loaded query={{ ...list, data: items }} waiting={<Skeleton variant="rectangular" height={260} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyFace title="The trash is empty">
              What is deleted stays here for {textLimits.trashDays} days.
            </EmptyFace>
          ) : (
            <Stack component="ul" aria-label="Deleted texts" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
              {found.map((text) => (
                <Row
                  key={`${text.kind} ${text.id}`}
                  text={text}
                  isPending={trash.isPending(text)}
                  onRestore={() => void trash.restore(text)}
                  onDelete={() => setAsked(text)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {list.hasNextPage && (
        <Button sx={{ mt: 2 }} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show older
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        title="Delete this for good?"
        confirm="Delete for good"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void trash.destroy(asked)
          setAsked(null)
        }}
      >
        ‘{asked?.title}’ and all its versions are deleted. They cannot be brought back.
      </ConfirmDialog>
    </Page>
  )
}

interface RowProps {
  text: TrashedText
  isPending: boolean
  onRestore: () => void
  onDelete: () => void
}

function Row({ text, isPending, onRestore, onDelete }: RowProps) {
  const { title, deletedBy, deletedAt, goesAt } = text
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {whatItWas(text)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Deleted by {deletedBy ?? 'an unknown person'} on {instant(deletedAt)}. Kept until {day(goesAt)}.
        </Typography>
      </Box>
      <Button variant="outlined" disabled={isPending} onClick={onRestore} aria-label={`Restore ${title}`}>
        Restore
      </Button>
      <Button color="error" disabled={isPending} onClick={onDelete} aria-label={`Delete ${title} for good`}>
        Delete for good
      </Button>
    </Paper>
  )
}
