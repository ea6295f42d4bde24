import { Box, Button, TextField } from '@mui/material'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import { useState, type FormEvent } from 'react'

interface ArticleSearchProps {
  query: string
  onSearch: (query: string) => void
  onReset: () => void
}

/** Searches titles, URLs, authors, texts and ids, and only with something to search for. */
export function ArticleSearch({ query, onSearch, onReset }: ArticleSearchProps) {
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
