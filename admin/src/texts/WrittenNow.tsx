import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readText } from '@vitrine/contracts/texts/endpoints'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import { useRecordContext } from 'react-admin'
import { instant } from '../feedback/amounts.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import type { TextName } from './use-text-state.ts'

/**
 * In a question about a text: that somebody writes it right now. Where that cannot be found out, the question
 * is asked without it.
 */
export function WrittenNow({ kind, id }: TextName) {
  const { data } = useQuery({
    queryKey: ['texts', kind, id, 'writer'],
    queryFn: () => dataProvider.callEndpoint(readText, { params: { kind, id } }),
    gcTime: 0,
    retry: false,
  })
  const writer = data?.writer
  return (
    <Typography component="span" role="status" sx={{ display: 'block', mt: writer ? 1 : 0, fontWeight: 600 }}>
      {writer &&
        `${writer.isSelf ? 'You have been writing it in the editor' : `${writer.name} has been writing it`} since ${instant(writer.since)}.`}
    </Typography>
  )
}

/** The same, of the record around it. */
export function RecordWrittenNow({ kind }: { kind: TextKind }) {
  const record = useRecordContext()
  return record && <WrittenNow kind={kind} id={Number(record.id)} />
}
