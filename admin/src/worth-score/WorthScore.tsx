import {
  Alert,
  Box,
  Button,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ACCURACY_PAGE } from '@vitrine/contracts/worth-score/accuracy-page'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import {
  describedItemSchema,
  type WordEffects,
  type WorthLearning,
  type WorthLesson,
} from '@vitrine/contracts/worth-score/schemas'
import { TextInput } from 'react-admin'
import { CheckedForm } from '../editing/CheckedForm.tsx'
import { alwaysText } from '../editing/field-values.ts'
import { amount, calendarDay, instant } from '../feedback/amounts.ts'
import { follow } from '../feedback/follow.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { reasonOf } from '../providers/console-client.ts'
import { CategoryInput } from '../records/CategoryInput.tsx'
import { EstimateResult } from './EstimateResult.tsx'

const POLL_MS = 10_000

const validate = validateBySchema(describedItemSchema)

export default function WorthScore() {
  const learnt = useLessons()
  return (
    <Page
      title="WorthScore"
      intro="The price range that members see, learned from the sold items of each currency. The newest result for each currency is in use."
    >
      <Loaded query={learnt} waiting={<Skeleton variant="rectangular" height={160} />}>
        {({ lessons, learning }) => (
          <>
            <LastLearning learning={learning} />
            <LessonTable lessons={lessons} />
          </>
        )}
      </Loaded>
      {/* Not before what stands above it: it would move away. */}
      {(learnt.data ?? learnt.error) && <TryEstimate />}
      {learnt.data && <WordEffectLists effects={learnt.data.effects} />}
    </Page>
  )
}

/** When it last learned, and what became of it. */
function LastLearning({
  learning: { startedAt, finishedAt, soldItems, problem },
}: {
  learning: WorthLearning
}) {
  if (startedAt === null)
    return (
      <Typography sx={{ mb: 2 }}>
        It has not learned yet. It starts automatically once 500 sold items are in the index.
      </Typography>
    )
  if (finishedAt !== null)
    return (
      <Typography sx={{ mb: 2 }}>
        It last learned on {instant(finishedAt)}, from a price guide of {amount(soldItems)} sold items. It
        learns again when there are a fifth more or fewer, and after an upgrade of its engine.
      </Typography>
    )
  if (problem === '')
    return <Typography sx={{ mb: 2 }}>It has been learning since {instant(startedAt)}.</Typography>
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Learning stopped with an error on {instant(startedAt)}: {problem} It will be tried again an hour later.
      What was learned before stays in use.
    </Alert>
  )
}

/** Asks for the range of a piece as members' items are asked for; nothing is kept and no lookup is used. */
function TryEstimate() {
  const estimate = useEstimate()
  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 900 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Try an estimate
      </Typography>
      <CheckedForm
        onSubmit={(values: Record<string, unknown>) => estimate.mutate(values)}
        validate={validate}
      >
        <TextInput source="title" isRequired fullWidth />
        <TextInput source="description" multiline minRows={3} {...alwaysText} fullWidth />
        <CategoryInput isRequired />
        <Button type="submit" variant="contained" disabled={estimate.isPending} sx={{ mt: 1 }}>
          {estimate.isPending ? 'Estimating…' : 'Estimate'}
        </Button>
      </CheckedForm>
      <Box aria-live="polite" sx={{ mt: 3 }}>
        {estimate.error && <Alert severity="error">{reasonOf(estimate.error)}</Alert>}
        {estimate.data && <EstimateResult tried={estimate.data} />}
      </Box>
    </Box>
  )
}

/** What was learned, and when: kept up to date while somebody looks. */
function useLessons() {
  const { callEndpoint } = useConsoleData()
  return useQuery({
    queryKey: ['worth-score', 'lessons'],
    queryFn: async () => {
      const [lessons, learning, effects] = await Promise.all([
        callEndpoint(endpoints.listLessons, {}),
        callEndpoint(endpoints.readLearning, {}),
        callEndpoint(endpoints.listWordEffects, {}),
      ])
      return { lessons, learning, effects }
    },
    refetchInterval: follow(POLL_MS),
  })
}

/** What members would be told of a piece. */
function useEstimate() {
  const { callEndpoint } = useConsoleData()
  return useMutation({
    mutationFn: (values: Record<string, unknown>) =>
      callEndpoint(endpoints.tryEstimate, {
        body: { item: describedItemSchema.parse(values) },
      }),
  })
}

/** The sentence above says when it learned last. */
const fromDesktop = { display: { xs: 'none', md: 'table-cell' } }
const fromTablet = { display: { xs: 'none', sm: 'table-cell' } }
const wholeWords = { whiteSpace: 'normal' }

/** What was learned of each currency, the newest first. */
function LessonTable({ lessons }: { lessons: readonly WorthLesson[] }) {
  if (lessons.length === 0) return null
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label="Lessons">
        <TableHead>
          <TableRow>
            <TableCell>Currency</TableCell>
            <TableCell sx={fromDesktop}>Learned</TableCell>
            <TableCell align="right">Sold items</TableCell>
            <TableCell sx={fromTablet}>Sales</TableCell>
            <TableCell align="right">Judged by</TableCell>
            <TableCell align="right" sx={wholeWords}>
              Half within a factor of
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lessons.map(({ id, currency, learntAt, lots, firstSale, lastSale, judged, medianFactor }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {currency}
              </TableCell>
              <TableCell sx={fromDesktop}>{instant(learntAt)}</TableCell>
              <TableCell align="right">{amount(lots)}</TableCell>
              <TableCell sx={fromTablet}>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {calendarDay(firstSale)} to
                </Box>{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {calendarDay(lastSale)}
                </Box>
              </TableCell>
              <TableCell align="right">{amount(judged)}</TableCell>
              <TableCell align="right">{medianFactor?.toFixed(2) ?? 'Not known'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const places: Record<WordEffects['raising'][number]['place'], string> = {
  title: 'in the title',
  description: 'in the description',
  maker: 'as the maker',
  phrase: 'in the description, together',
}

/** Which words raise and lower prices most, in the result of each currency that is in use. */
function WordEffectLists({ effects }: { effects: readonly WordEffects[] }) {
  if (effects.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        Words that move prices most
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        What a word multiplies the expected price by, where everything else in the text is the same. Members
        can see how accurate the ranges are on <Link href={ACCURACY_PAGE}>the public accuracy page</Link>.
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {effects.flatMap(({ currency, raising, lowering }) => [
          <EffectTable key={`${currency} raising`} title={`Raise prices in ${currency}`} words={raising} />,
          <EffectTable key={`${currency} lowering`} title={`Lower prices in ${currency}`} words={lowering} />,
        ])}
      </Box>
    </Box>
  )
}

function EffectTable({ title, words }: { title: string; words: WordEffects['raising'] }) {
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            <TableCell align="right">Times</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {words.map(({ word, place, factor }) => (
            <TableRow key={`${place} ${word}`}>
              <TableCell component="th" scope="row" sx={wholeWords}>
                {word}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {places[place]}
                </Box>
              </TableCell>
              <TableCell align="right">{factor.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
