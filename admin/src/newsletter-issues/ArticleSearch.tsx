import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { Thumbnail } from '../dictionary/Thumbnail.tsx'
import { useChoices, type CategoryChoice } from '../dictionary/use-choices.ts'
import { day } from '../feedback/amounts.ts'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import type { ArticleChoice } from './PickedArticle.tsx'

const SHOWN = 20

/** Published articles with their pictures, the newest first; narrowed by a category and by what is typed. */
export function ArticleSearch({
  picked,
  onPick,
}: {
  picked: readonly number[]
  onPick: (article: ArticleChoice) => void
}) {
  const data = useConsoleData()
  const [text, setText] = useState('')
  const [category, setCategory] = useState<CategoryChoice | null>(null)
  const [isOpened, setOpened] = useState(false)
  const { categories, isLoading } = useChoices(isOpened)
  const query = text.trim()
  const {
    data: page,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['newsletter-issues', 'articles', query, category?.id],
    queryFn: () =>
      data.listArticles({
        offset: 0,
        max: SHOWN,
        query,
        status: 'PUBLISHED',
        sort: '-lastEdited',
        ...(category && { category: category.id }),
      }),
    enabled: isOpened,
    placeholderData: keepPreviousData,
  })
  const options = (page?.items ?? []).filter(({ id }) => !picked.includes(id))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 2fr' } }}>
      <Autocomplete
        options={categories}
        value={category}
        loading={isLoading}
        getOptionKey={({ id }) => id}
        onOpen={() => setOpened(true)}
        onChange={(_, chosen) => setCategory(chosen)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        renderInput={(params) => <TextField {...params} label="Category of the article" placeholder="Any" />}
      />
      <Autocomplete
        options={options}
        // The api has searched already.
        filterOptions={(all) => all}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        value={null}
        inputValue={text}
        loading={isFetching}
        noOptionsText={error ? messageOf(error) : 'No published article fits.'}
        onOpen={() => setOpened(true)}
        // Only ever picks: without an option it must not save the issue around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
        onChange={(_, article) =>
          article &&
          onPick({ id: article.id, title: article.title, thumbnail: article.thumbnail, isPublished: true })
        }
        renderOption={({ key, ...props }, article) => (
          <li key={key} {...props}>
            <Found article={article} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Add an article"
            helperText="Published articles, the newest first; also by words of the title or text"
          />
        )}
      />
    </Box>
  )
}

function Found({ article: { thumbnail, title, category, lastEdited } }: { article: ManagedArticle }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail src={thumbnail} width={48} height={48} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{title}</span>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {category}, {day(lastEdited)}
        </Typography>
      </Box>
    </Box>
  )
}
