import { ArrowDownward, ArrowUpward, DeleteOutlined } from '@mui/icons-material'
import { Autocomplete, Box, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { issueLimits } from '@vitrine/contracts/newsletter/messages'
import { useState } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { Thumbnail } from '../dictionary/Thumbnail.tsx'
import { type CategoryChoice, useChoices } from '../dictionary/use-choices.ts'
import { day } from '../feedback/amounts.ts'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

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
            article={
              known.find((article) => article.id === id) ?? {
                id,
                title: `Article ${id} (deleted)`,
                thumbnail: '',
                isPublished: false,
              }
            }
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(by) => place(id, by)}
            onRemove={() => field.onChange(ids.filter((each) => each !== id))}
          />
        ))}
      </Box>
      {ids.length < issueLimits.articlesMax && (
        <ArticleSearch
          picked={ids}
          onPick={(article) => {
            setAdded([...added, article])
            field.onChange([...ids, article.id])
          }}
        />
      )}
      {fieldState.error && <FormHelperText error>{problemOfField(fieldState.error)}</FormHelperText>}
    </Box>
  )
}

interface ArticleChoice {
  id: number
  title: string
  thumbnail: string
  isPublished: boolean
}

interface PickedArticleProps {
  article: ArticleChoice
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function PickedArticle({
  article: { title, thumbnail, isPublished },
  isFirst,
  isLast,
  onMove,
  onRemove,
}: PickedArticleProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {thumbnail && <Thumbnail src={thumbnail} width={48} height={48} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        {!isPublished && (
          <Typography variant="body2" color="error">
            Not published. Remove it, or publish it again.
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton onClick={() => onMove(-1)} disabled={isFirst} aria-label={`Move ${title} up`}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton onClick={() => onMove(1)} disabled={isLast} aria-label={`Move ${title} down`}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton onClick={onRemove} aria-label={`Remove ${title}`}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}

const SHOWN = 20

/** Published articles with their pictures, the newest first; narrowed by a category and by what is typed. */
function ArticleSearch({
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
