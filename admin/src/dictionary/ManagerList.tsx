import { Box, LinearProgress, Typography, useMediaQuery } from '@mui/material'
import { useListContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import { amount } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { isMoreThanTotal } from '../lists/more-than-total.ts'
import { Rows } from '../lists/RowList.tsx'
import { SortShown } from '../lists/SortShown.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { ArticleCards } from './ArticleCards.tsx'
import { ArticleSearch } from './ArticleSearch.tsx'
import { ArticleTable } from './ArticleTable.tsx'
import { readManagerPlace, sortKeys, sortOf } from './manager-place.ts'
import { ManagerFilters } from './ManagerFilters.tsx'
import { ManagerPagination } from './ManagerPagination.tsx'

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
