import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormControlLabel, Paper, Radio, RadioGroup, Skeleton, Stack, Typography } from '@mui/material'
import {
  checkLevels,
  checkSentences,
  type CheckLevel,
  type CheckLevels,
  type TextCheck,
} from '@vitrine/contracts/texts/checks'
import { readCheckLevels, setCheckLevel } from '@vitrine/contracts/texts/endpoints'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

const KEY = ['publishing-checks']
const names: Record<CheckLevel, string> = { off: 'Off', warning: 'Warns', refusal: 'Refuses' }

/** What is looked at before an article or a post is published, and what comes of it. */
export default function PublishingChecks() {
  const { callEndpoint: call } = useConsoleData()
  const levels = useQuery({
    queryKey: KEY,
    queryFn: () => call(readCheckLevels, {}),
  })
  return (
    <Page
      title="Checks before publishing"
      intro="Whoever publishes sees the warnings and decides. A text that a check refuses cannot be published: not in the editor, not in a list and not at a later time. What is already on the site stays there."
    >
      <Loaded query={levels} waiting={<Skeleton variant="rectangular" height={260} />}>
        {({ items }) => (
          <Stack sx={{ gap: 1 }}>
            {items.map((item) => (
              <OneCheck key={item.check} {...item} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function OneCheck({ check, level }: { check: TextCheck; level: CheckLevel }) {
  const cache = useQueryClient()
  const decide = useConsoleAction<CheckLevel, CheckLevels>({
    run: async ({ callEndpoint: call }, to) => {
      const now = await call(setCheckLevel, {
        params: { check },
        body: { level: to },
      })
      cache.setQueryData(KEY, now)
      return now
    },
    to: (to) => `set '${checkSentences[check]}' to '${names[to]}'`,
    done: () => 'Saved.',
  })
  const id = `check-${check}`
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography id={id}>{checkSentences[check]}</Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={level}
        onChange={(_, value) => decide.mutate(checkLevels.find((one) => one === value) ?? level)}
      >
        {checkLevels.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={names[one]}
            disabled={decide.isPending}
          />
        ))}
      </RadioGroup>
    </Paper>
  )
}
