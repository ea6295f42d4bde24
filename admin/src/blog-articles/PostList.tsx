import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import { CreateButton, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { calendarDay } from '../feedback/amounts.ts'
import { Status } from '../dictionary/StatusChip.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { ScheduledMark } from '../texts/ScheduleNotice.tsx'
import { WriteLink } from '../texts/WriteLink.tsx'
import { postEditorPath } from './post-editor-path.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    choices={[
      { id: 'article', name: 'Article' },
      { id: 'media', name: 'Media' },
    ]}
  />,
  <SelectInput
    key="status"
    source="status"
    choices={[
      { id: 'PUBLISHED', name: 'Published' },
      { id: 'UNPUBLISHED', name: 'Unpublished' },
    ]}
  />,
]

export default function PostList() {
  return (
    <Page
      title="Blog"
      intro="Articles and media posts on /articles. Everybody reads what is published."
      actions={<CreateButton label="New post" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'publishedOn', order: 'DESC' }}
        empty={<EmptyFace title="No posts yet">Create the first one, or import a file.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={
            <EmptyFace title="No posts found">Try fewer letters of the title, or fewer filters.</EmptyFace>
          }
        >
          <Col source="title">
            <RowLink<ManagedPost>>{({ title }) => title}</RowLink>
          </Col>
          <Col label="Content">
            <FunctionField<ManagedPost>
              render={({ id, title }) => <WriteLink title={title} to={postEditorPath(id)} />}
            />
          </Col>
          <Col source="publishedOn" label="Date" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
            <FunctionField<ManagedPost>
              render={({ publishedOn }) => publishedOn && calendarDay(publishedOn)}
            />
          </Col>
          <Col source="author" disableSort sx={fromTablet} />
          <Col label="Status" sx={fromTablet}>
            <FunctionField<ManagedPost>
              render={(post) => (
                <>
                  <Status {...post} />
                  <ScheduledMark kind="blog-article" id={post.id} />
                </>
              )}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
