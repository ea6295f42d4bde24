import {
  Box,
  Button,
  Card,
  LinearProgress,
  Pagination,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import { amount } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { isMoreThanTotal } from '../lists/export-rows.ts'
import { pageButton, Rows } from '../lists/RowList.tsx'
import { SelectableCards } from '../lists/SelectableCards.tsx'
import { SortShown } from '../lists/SortShown.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleBulkActions } from './ArticleBulkActions.tsx'
import { ArticleTable, ArticleTitle, formatLastEdited } from './ArticleTable.tsx'
import { readManagerPlace, sortKeys, sortOf } from './manager-place.ts'
import { ManagerFilters } from './ManagerFilters.tsx'
import { StatusChip } from './StatusChip.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const DESCRIPTION_SHOWN = 140

/**
 * Search, total, the loaded page and the way to the others: a table where there is room for one, cards on a
 * phone.
 */
export function ManagerList() {
  const { total, meta, isFetching } = useListContext()
  const changeFilters = useFilters()
  const [parameters] = useSearchParams()
  const { offset, query, filters } = readManagerPlace(parameters)
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const empty = (
    <EmptyFace title="No results found." picture="/images/no-results.svg">
      {query
        ? `No article has ‘${query}’ in its title, URL, authors, text or id${isFiltered ? ' and fits the filters' : ''}. Try a shorter word, or Reset to show all articles.`
        : isFiltered
          ? 'No article fits these filters. Reset shows all articles.'
          : 'Create an article to get started.'}
    </EmptyFace>
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <ArticleSearch
          query={query}
          onSearch={(text) => changeFilters((filter) => ({ ...filter, query: text }))}
          onReset={() => changeFilters(() => ({}))}
        />
        <Typography role="status" sx={{ ml: { md: 'auto' } }}>
          Total:{' '}
          <strong>{total === undefined ? '…' : `${amount(total)}${isMoreThanTotal(meta) ? '+' : ''}`}</strong>
        </Typography>
        <ListTools hasFilters />
      </Box>
      <ManagerFilters filters={filters} onChange={changeFilters} />
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Loading articles" />}</Box>
      <Rows>
        <SortShown key={filters.sort} keys={sortKeys} initial={sortOf(filters.sort)}>
          {isNarrow ? <ArticleCards empty={empty} /> : <ArticleTable empty={empty} />}
        </SortShown>
      </Rows>
      <ManagerPagination offset={offset} />
    </>
  )
}

/** The rows of the table, on a phone. */
function ArticleCards({ empty }: { empty: ReactNode }) {
  return (
    <SelectableCards<ManagedArticle>
      bulk={<ArticleBulkActions />}
      empty={empty}
      card={(article, select) => <ArticleCard article={article} select={select} />}
    />
  )
}

/** Hidden where everything fits on one page. */
function ManagerPagination({ offset }: { offset: number }) {
  const { data, page, perPage, total, meta, setPage } = useListContext()
  if (!data || !total || (total <= perPage && offset === 0)) return null
  const pages = Math.max(1, Math.ceil(total / perPage))
  const last = offset + data.length
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 2,
        mt: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Showing ${amount(offset + 1)}-${amount(last)} of ${total === 1 ? '1 result' : `${isMoreThanTotal(meta) ? 'more than ' : ''}${amount(total)} results`}`}
      </Typography>
      <Pagination
        page={Math.min(page, pages)}
        count={pages}
        onChange={(_, chosen) => setPage(chosen)}
        renderItem={pageButton}
        color="primary"
        shape="rounded"
      />
    </Box>
  )
}

interface ArticleCardProps {
  article: ManagedArticle
  /** The box that selects it. */
  select: ReactNode
}

/** A row of the table, on a phone. */
function ArticleCard({ article, select }: ArticleCardProps) {
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ m: -1.25, mr: -0.75 }}>{select}</Box>
        <Thumbnail src={article.thumbnail} width={20} height={20} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <ArticleTitle article={article} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {article.category}{' '}
            <Box component="time" dateTime={article.lastEdited} sx={{ whiteSpace: 'nowrap' }}>
              {formatLastEdited(article.lastEdited)}
            </Box>
          </Typography>
        </Box>
        <StatusChip article={article} />
      </Box>
      {article.description && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {cutAtWord(article.description, DESCRIPTION_SHOWN)}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <ArticleActions article={article} />
      </Box>
    </Card>
  )
}

interface ArticleSearchProps {
  query: string
  onSearch: (query: string) => void
  onReset: () => void
}

/** Searches titles, URLs, authors, texts and ids, and only with something to search for. */
function ArticleSearch({ query, onSearch, onReset }: ArticleSearchProps) {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  // What is searched may change elsewhere, by the browser's way back. The field stays and keeps the focus.
  if (shown !== query) {
    setShown(query)
    setText(query)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onSearch(text.trim())
  }
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 100%', md: '0 1 36rem' } }}
    >
      <TextField
        label="Title, URL, author, text or id"
        size="small"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 10rem' }}
        slotProps={{ htmlInput: { maxLength: dictionaryLimits.queryMax } }}
      />
      <Button type="submit" variant="contained" color="secondary">
        Search
      </Button>
      <Button
        type="button"
        variant="outlined"
        color="secondary"
        onClick={() => {
          setText('')
          onReset()
        }}
      >
        Reset
      </Button>
    </Box>
  )
}
