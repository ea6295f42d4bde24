import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { postEditorPath } from '../blog-articles/post-editor-path.ts'
import { editorPath } from '../dictionary/editor-path.ts'
import { amount, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { MANAGER_PATH } from '../layout/navigation.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { scheduleSentence } from '../texts/schedule-words.ts'
import { useSchedules } from '../texts/use-text-state.ts'
import { Explained, Glance, GlanceWaiting } from './Glance.tsx'

const SHOWN = 5
const place = { offset: 0, query: '' }
const mineByTime = { mine: 'true', sort: '-lastEdited' }

/** For whoever may write articles. */
export function MyTexts() {
  const { canAccess } = useCanAccess({ action: 'list', resource: 'dictionaryManager' })
  if (!canAccess) return null
  return (
    <>
      <MyDraftsGlance />
      <ScheduledGlance />
      <ProblemsGlance />
    </>
  )
}

/** What the current user works on: texts that readers do not see yet, the one edited last first. */
function MyDraftsGlance() {
  const data = useConsoleData()
  const drafts = useQuery({
    queryKey: ['home', 'my-drafts'],
    queryFn: async () => {
      const [unpublished, edited] = await Promise.all(
        (['UNPUBLISHED', 'EDITED'] as const).map((status) =>
          data.listArticles({ ...place, max: SHOWN, status, ...mineByTime }),
        ),
      )
      const items = [...(unpublished?.items ?? []), ...(edited?.items ?? [])].toSorted((one, other) =>
        other.lastEdited.localeCompare(one.lastEdited),
      )
      return {
        items: items.slice(0, SHOWN),
        unpublished: unpublished?.totals ?? 0,
        edited: edited?.totals ?? 0,
      }
    },
  })
  return (
    <Glance title="My drafts" to={`${MANAGER_PATH}?status=UNPUBLISHED&mine=true&sort=-lastEdited`}>
      <Loaded query={drafts} waiting={<GlanceWaiting />}>
        {({ items, unpublished, edited }) => (
          <>
            <Figures>
              <Figure label="Unpublished" value={amount(unpublished)} />
              <Figure label="Published, draft is newer" value={amount(edited)} />
            </Figures>
            {items.length === 0 ? (
              <Explained>
                You have no drafts. What you write and have not published yet is listed here.
              </Explained>
            ) : (
              <Rows>
                {items.map(({ id, url, title, lastEdited }) => (
                  <Row key={id} href={editorPath(url)} title={title} note={instant(lastEdited)} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loaded>
    </Glance>
  )
}

/** What becomes public, or is taken off the site, by itself; and what could not be done. */
function ScheduledGlance() {
  const schedules = useSchedules()
  return (
    <Glance title="Scheduled" to={`${MANAGER_PATH}?scheduled=true`}>
      <Loaded query={schedules} waiting={<GlanceWaiting />}>
        {({ items }) => {
          const failed = items.filter((text) => text.schedules.some(({ state }) => state === 'failed')).length
          return (
            <>
              <Figures>
                <Figure label="Texts" value={amount(items.length)} />
                <Figure label="Could not be done" value={amount(failed)} danger={failed > 0} />
              </Figures>
              {items.length === 0 ? (
                <Explained>Nothing is scheduled.</Explained>
              ) : (
                <Rows>
                  {items.slice(0, SHOWN).map(({ kind, id, url, title, schedules: due }) => (
                    <Row
                      key={`${kind}-${id}`}
                      href={kind === 'dictionary-article' ? editorPath(url) : postEditorPath(id)}
                      title={title}
                      note={due.map((schedule) => scheduleSentence(schedule)).join(' ')}
                    />
                  ))}
                </Rows>
              )}
            </>
          )
        }}
      </Loaded>
    </Glance>
  )
}

/** Articles in which something is missing, of whoever wrote them. */
function ProblemsGlance() {
  const data = useConsoleData()
  const problems = useQuery({
    queryKey: ['home', 'problems'],
    queryFn: async () => {
      const [published, all] = await Promise.all([
        data.listArticles({ ...place, max: 1, problem: 'any', status: 'PUBLISHED' }),
        data.listArticles({ ...place, max: 1, problem: 'any' }),
      ])
      return { published: published.totals, all: all.totals }
    },
  })
  return (
    <Glance title="Articles with problems" to={`${MANAGER_PATH}?problem=any`}>
      <Loaded query={problems} waiting={<GlanceWaiting />}>
        {({ published, all }) => (
          <>
            <Figures>
              <Figure label="Published" value={amount(published)} danger={published > 0} />
              <Figure label="All" value={amount(all)} />
            </Figures>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {published > 0 ? (
                <Link component={RouterLink} to={`${MANAGER_PATH}?status=PUBLISHED&problem=any`}>
                  View published articles with problems
                </Link>
              ) : (
                'Every published article has enough text, a description and alternative texts.'
              )}
            </Typography>
          </>
        )}
      </Loaded>
    </Glance>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 0.75 }}>
      {children}
    </Box>
  )
}

function Row({ href, title, note }: { href: string; title: string; note: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
      <Link href={href} target="_blank" rel="noopener" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Link>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  )
}
