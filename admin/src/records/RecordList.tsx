import { Fragment } from 'react'
import {
  CreateButton,
  FunctionField,
  SearchInput,
  useGetRecordRepresentation,
  type RaRecord,
} from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink, Col, RowTable } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { withLower, type RecordColumn, type RecordScreenProps } from './record-definition.ts'

export function RecordList<R extends RaRecord>({ record: { list, create }, entry }: RecordScreenProps<R>) {
  const { intro, sort, perPage, searchHint, filters = [], columns, empty, noneFound } = list
  const Frame = list.Frame ?? Fragment
  const search = <SearchInput key="q" source="q" alwaysOn {...(searchHint && { placeholder: searchHint })} />
  const records = withLower(entry.label)
  return (
    <Page
      title={entry.label}
      {...(intro && { intro })}
      actions={<CreateButton label={create?.button ?? `New ${entry.record}`} variant="contained" />}
    >
      <RowList
        filters={[search, ...filters]}
        sort={sort}
        {...(perPage && { perPage })}
        empty={<EmptyFace title={empty?.title ?? `No ${records} yet`}>{empty?.text}</EmptyFace>}
      >
        <Frame>
          <RowTable
            rowClick="edit"
            empty={<EmptyFace title={noneFound.title ?? `No ${records} found`}>{noneFound.text}</EmptyFace>}
          >
            {columns.map((column) => (
              <Column key={column.source ?? column.label} {...column} />
            ))}
          </RowTable>
        </Frame>
      </RowList>
    </Page>
  )
}

function Column<R extends RaRecord>({
  fromTablet = false,
  noWrap = false,
  isName = false,
  show,
  control,
  ...column
}: RecordColumn<R>) {
  const nameOf = useGetRecordRepresentation()
  const sx = {
    ...(fromTablet && { display: { xs: 'none', md: 'table-cell' } }),
    ...(noWrap && { whiteSpace: 'nowrap' }),
  }
  return (
    <Col<R> {...column} {...((fromTablet || noWrap) && { sx })} {...(control && { render: control })}>
      {isName ? <RowLink<R>>{nameOf}</RowLink> : show && <FunctionField<R> render={show} />}
    </Col>
  )
}
