import { Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { deleteText, listTrash, restoreText } from '@vitrine/contracts/texts/endpoints'
import type { TrashedText, TextKind } from '@vitrine/contracts/texts/schemas'
import { textLimits } from '@vitrine/contracts/texts/messages'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { day, instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { useLateSuccessNotice, useFailureNotice } from '../feedback/RefusedActions.tsx'
import { Page } from '../layout/Page.tsx'
import { dataProvider } from '../providers/dataProvider.ts'

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

const KEY = ['trash']

/** What was deleted, and the two things that can be done with it. */
function useTrash() {
  const cache = useQueryClient()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const tellDoneAfterAll = useLateSuccessNotice()
  const [pending, setPending] = useState<string | null>(null)
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => dataProvider.callEndpoint(listTrash, { query: { offset: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ items, meta }) =>
      meta.currentOffset + items.length < meta.total ? meta.currentOffset + items.length : undefined,
  })
  const act = async (verb: string, text: TrashedText, work: () => Promise<string>) => {
    const to = `${verb} ‘${text.title}’`
    setPending(`${text.kind} ${text.id}`)
    try {
      notify(await work(), { type: 'success' })
      tellDoneAfterAll(to)
    } catch (error) {
      tellFailure(error, to)
    } finally {
      setPending(null)
      await cache.invalidateQueries({ queryKey: KEY })
    }
  }
  return {
    list,
    isPending: ({ kind, id }: TrashedText) => pending === `${kind} ${id}`,
    restore: (text: TrashedText) =>
      act('restore', text, async () => {
        const { url, status } = await dataProvider.callEndpoint(restoreText, {
          params: { kind: text.kind, id: text.id },
        })
        const where = url === text.url ? '' : ` Its URL was taken meanwhile: it is ‘${url}’ now.`
        return `Restored: ${text.title}.${status === 'PUBLISHED' ? ' It is on the site again.' : ''}${where}`
      }),
    destroy: (text: TrashedText) =>
      act('delete', text, async () => {
        await dataProvider.callEndpoint(deleteText, {
          params: { kind: text.kind, id: text.id },
        })
        return `Deleted for good: ${text.title}.`
      }),
  }
}
