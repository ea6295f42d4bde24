import { Box, ButtonBase, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { UsedPicture } from '@vitrine/contracts/texts/schemas'
import { useDeferredValue, useState } from 'react'
import { Thumbnail } from '../dictionary/Thumbnail.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { usedPictures } from './pictures.ts'

/** Pictures that stand in articles, with where they are used. */
export default function PictureLibrary({ onChoose }: { onChoose: (picture: UsedPicture) => void }) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['used-pictures', query],
    queryFn: () => usedPictures(query),
    placeholderData: (before) => before,
  })
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        size="small"
        label="Title of an article"
        helperText="Without a title: pictures of the articles that were edited last."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mb: 2 }}
      />
      <Loaded query={found} waiting={<Skeleton variant="rectangular" height={240} />}>
        {(pictures) => (
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            }}
          >
            {pictures.length === 0 && (
              <Typography component="li">No article with this title has a picture.</Typography>
            )}
            {pictures.map((picture) => (
              <li key={picture.src}>
                <ButtonBase
                  onClick={() => onChoose(picture)}
                  sx={{
                    display: 'block',
                    width: '100%',
                    textAlign: 'left',
                    p: 1,
                    border: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Thumbnail src={picture.src} width={128} height={96} />
                  <Typography variant="body2">{picture.alt || 'No alternative text'}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Used in {picture.usedIn.map(({ title }) => title).join(', ')}
                  </Typography>
                </ButtonBase>
              </li>
            ))}
          </Box>
        )}
      </Loaded>
    </>
  )
}
