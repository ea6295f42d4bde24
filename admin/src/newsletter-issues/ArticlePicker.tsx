import { Box, FormHelperText, Typography } from '@mui/material'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { issueLimits } from '@vitrine/contracts/newsletter/limits'
import { useState } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { problemOfField } from '../feedback/problem-of-field.ts'
import { ArticleSearch } from './ArticleSearch.tsx'
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
