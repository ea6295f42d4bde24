import {
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { MemoryCache } from '@vitrine/contracts/caches/schemas'
import { amount, bytes, instant } from '../feedback/amounts.ts'
import { follow } from '../feedback/follow.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { RunbookLink } from '../runbook/RunbookLink.tsx'

export default function Caches() {
  const kept = useCaches()
  return (
    <Page
      title="Caches"
      intro="Cached pages are updated after every change. Clear a cache when data was changed from outside, for example in the database. The pages are then rendered again for everyone. A generation counts how often a cache was made stale, and a scenario is caches that are cleared together."
      actions={<RunbookLink section="caches" />}
    >
      <Loaded query={kept} waiting={<Skeleton variant="rectangular" height={260} />}>
        {({ caches, scenarios, memory }) => (
          <>
            <MemoryTable {...memory} />
            <ClearTable
              kind="cache"
              title="Caches"
              aside="Generation"
              rows={caches.map(({ name, generation }) => ({ name, aside: amount(generation) }))}
            />
            <ClearTable
              kind="scenario"
              title="Scenarios"
              aside="Caches"
              rows={scenarios.map((scenario) => ({ name: scenario.name, aside: scenario.caches.join(', ') }))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface ClearTableProps {
  kind: Clearable['kind']
  title: string
  /** What stands beside the name. */
  aside: string
  rows: readonly { name: string; aside: string }[]
}

/** Clearing loses nothing but a moment, so nobody is asked twice. */
function ClearTable({ kind, title, aside, rows }: ClearTableProps) {
  const clear = useClear()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell>{aside}</TableCell>
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {row.name}
                </TableCell>
                <TableCell>{row.aside}</TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Clear ${row.name}`}
                    disabled={clear.isPending}
                    onClick={() => clear.mutate({ kind, name: row.name })}
                  >
                    Clear
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}

/** How large the caches are, and how often they have what is asked for. */
function MemoryTable({ since, items }: { since: string; items: readonly MemoryCache[] }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        In memory
      </Typography>
      <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Table size="small" aria-label="In memory">
          <TableHead>
            <TableRow>
              <TableCell>Kept</TableCell>
              <TableCell align="right">Entries</TableCell>
              <TableCell align="right">Size</TableCell>
              <TableCell align="right">Hit rate</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((kept) => (
              <TableRow key={kept.name}>
                <TableCell component="th" scope="row">
                  {kept.name}
                </TableCell>
                <TableCell align="right">{amount(kept.entries)}</TableCell>
                <TableCell align="right">
                  {bytes(kept.bytes)} of {bytes(kept.mostBytes)}
                </TableCell>
                <TableCell align="right">{hitRate(kept)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Of the process of the API that responded to this page, since {instant(since)}.
      </Typography>
    </Box>
  )
}

/** '93 % of 1,204'; nobody has asked yet: '–'. */
function hitRate({ hits, misses }: MemoryCache): string {
  const asked = hits + misses
  return asked === 0 ? '–' : `${Math.round((hits / asked) * 100)} % of ${amount(asked)}`
}

const CACHES = ['caches']
const POLL_MS = 3000

/** A cache, or caches that go together. */
interface Clearable {
  kind: 'cache' | 'scenario'
  name: string
}

/** Caches and scenarios, kept up to date while somebody looks. */
function useCaches() {
  const data = useConsoleData()
  return useQuery({
    queryKey: CACHES,
    queryFn: async () => {
      const [caches, scenarios, memory] = await Promise.all([
        data.listCaches(),
        data.listCacheScenarios(),
        data.listMemoryCaches(),
      ])
      return { caches, scenarios, memory }
    },
    refetchInterval: follow(POLL_MS),
  })
}

function useClear() {
  return useConsoleAction({
    run: (data, { kind, name }: Clearable) =>
      kind === 'cache' ? data.clearCache(name) : data.clearCacheScenario(name),
    to: ({ name }) => `clear ${name}`,
    done: ({ name }) => `Cleared: ${name}. Pages are rendered again from now on.`,
    changes: CACHES,
  })
}
