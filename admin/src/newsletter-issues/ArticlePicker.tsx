import { Autocomplete, Box, FormHelperText, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { newsletterLimits } from '@vitrine/contracts/newsletter/limits'
import { useState } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { PickedArticle, type ArticleChoice } from './PickedArticle.tsx'

/** The issue's articles: found by their titles, in the order in which they are read. */
export function ArticlePicker() {
  const issue = useRecordContext<ManagedIssue>()
  const { field, fieldState } = useInput<number[]>({ source: 'articleIds', defaultValue: [] })
  const [added, setAdded] = useState<readonly ArticleChoice[]>([])
  const ids: number[] = field.value ?? []
  const known = [...(issue?.articles ?? []), ...added]
  const place = (id: number, by: number) => {
    const moved = ids.filter((each) => each !== id)
    moved.splice(ids.indexOf(id) + by, 0, id)
    field.onChange(moved)
  }
  return (
    <Box component="section" aria-label="Articles" sx={{ width: '100%' }}>
      <Typography variant="h3" gutterBottom>
        Articles
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {ids.map((id, index) => (
          <PickedArticle
            key={id}
            article={known.find((article) => article.id === id) ?? { id, title: `Article ${id} (deleted)`, thumbnail: '', isPublished: false }}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(by) => place(id, by)}
            onRemove={() => field.onChange(ids.filter((each) => each !== id))}
          />
        ))}
      </Box>
      {ids.length < newsletterLimits.articlesMax && (
        <ArticleSearch
          picked={ids}
          onPick={(article) => {
            setAdded([...added, article])
            field.onChange([...ids, article.id])
          }}
        />
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  )
}

function ArticleSearch({ picked, onPick }: { picked: readonly number[]; onPick: (article: ArticleChoice) => void }) {
  const data = useConsoleData()
  const [text, setText] = useState('')
  const query = text.trim()
  const { data: page, isFetching, error } = useQuery({
    queryKey: ['newsletter-issues', 'articles', query],
    queryFn: () => data.listArticles({ offset: 0, max: 20, query }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = query.length > 1 ? (page?.items ?? []) : []
  const options = found.filter(({ id, status }) => status.name === 'PUBLISHED' && !picked.includes(id))
  return (
    <Autocomplete
      options={options}
      // The api has searched already.
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={text}
      loading={isFetching}
      noOptionsText={noneFound(query, error)}
      // Only ever picks: without an option it must not save the issue around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
      onChange={(_, article) => article && onPick({ id: article.id, title: article.title, thumbnail: article.thumbnail, isPublished: true })}
      renderInput={(params) => <TextField {...params} label="Add an article" helperText="Published articles, by words in their titles" />}
    />
  )
}

function noneFound(query: string, error: unknown): string {
  if (error) return messageOf(error)
  return query.length > 1 ? 'No published article has this in its title.' : 'Type at least two letters.'
}
