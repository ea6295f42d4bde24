import { Box, Button, Skeleton, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import {
  Edit,
  Show,
  useCreatePath,
  useDataProvider,
  useResourceContext,
  type EditProps,
  type RaRecord,
  type ShowProps,
  type UpdateParams,
} from 'react-admin'
import { Link } from 'react-router'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { isGone } from '../providers/console-client.ts'
import { SavedUnderNewId } from './use-record-edit.ts'

interface ScreenProps {
  /** What is shown, as in 'this partner'. */
  what: string
  /** The page, once the record is there. */
  children: ReactNode
}

/** react-admin would leave for the list, whatever happened. */
const sayNothing = () => undefined

/** The screen on which one record is changed. Nothing is shown as done before the api has said so. */
export function EditScreen<R extends RaRecord>({
  what,
  children,
  queryOptions,
  ...props
}: ScreenProps & Omit<EditProps<R>, 'children' | 'mutationOptions'>) {
  const mutationFn = useUpdateOfSameRecord<R>()
  return (
    <Edit<R>
      mutationMode="pessimistic"
      actions={false}
      title=" "
      component="div"
      {...props}
      mutationOptions={{ mutationFn }}
      queryOptions={{ onError: sayNothing, ...queryOptions }}
      render={(edit) => (
        <Found what={what} {...edit}>
          {children}
        </Found>
      )}
    />
  )
}

/** @throws SavedUnderNewId where the response is another record than the one that was saved */
function useUpdateOfSameRecord<R extends RaRecord>() {
  const provider = useDataProvider()
  return async ({
    resource = '',
    id = '',
    data = {},
    previousData,
    meta,
  }: Partial<UpdateParams<R>> & { resource?: string }) => {
    const saved = await provider.update<R>(resource, { id, data, previousData, meta })
    if (String(saved.data.id) !== String(id)) throw new SavedUnderNewId(saved.data)
    return saved.data
  }
}

/** The screen on which one record is read. @param title that of its page; by default `what` */
export function ShowScreen<R extends RaRecord>({
  what,
  title = capitalized(what),
  children,
  queryOptions,
  ...props
}: ScreenProps & { title?: string } & Omit<ShowProps<R>, 'children' | 'title'>) {
  return (
    <Show<R>
      actions={false}
      title=" "
      component="div"
      {...props}
      queryOptions={{ onError: sayNothing, ...queryOptions }}
      render={(show) => (
        <Found what={what} {...show}>
          <Page title={title}>{children}</Page>
        </Found>
      )}
    />
  )
}

/** What somebody wrote to us, in their own lines. */
export function Quoted({ children }: { children: string }) {
  return (
    <Typography
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        borderLeft: 2,
        borderColor: 'divider',
        pl: 2,
      }}
    >
      {children}
    </Typography>
  )
}

interface FoundProps extends ScreenProps {
  record?: RaRecord | undefined
  error?: unknown
  refetch: () => unknown
}

function Found({ what, record, error, refetch, children }: FoundProps) {
  const retry = () => void refetch()
  if (record) {
    return (
      <>
        {Boolean(error) && !isGone(error) && (
          <Box sx={{ px: { xs: 2, md: 4 }, pt: 2 }}>
            <LoadFailure error={error} retry={retry} />
          </Box>
        )}
        {/* A form belongs to one record: the next record begins a form of its own. */}
        <Fragment key={record.id}>{children}</Fragment>
      </>
    )
  }
  if (isGone(error)) return <NotThere what={what} />
  return (
    <Page title={capitalized(what)}>
      {error ? <LoadFailure error={error} retry={retry} /> : <Skeleton variant="rectangular" height={320} />}
    </Page>
  )
}

function NotThere({ what }: { what: string }) {
  const resource = useResourceContext()
  const pathOf = useCreatePath()
  return (
    <Page
      title={`${capitalized(what)} not found`}
      intro="It may have been deleted, or the URL may be incorrect."
    >
      <Button component={Link} to={pathOf({ resource, type: 'list' })} variant="contained">
        Back to the list
      </Button>
    </Page>
  )
}

function capitalized(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1)
}
