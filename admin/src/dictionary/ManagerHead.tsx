import Add from '@mui/icons-material/Add'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { z } from 'zod'
import { editorPath } from './editor-path.ts'

const metaSchema = z.object({ defaultArticle: z.object({ url: z.string() }) })

/** Beside the manager's title. The response of the list says where the default template is. */
export function ManagerHead({ onCreate }: { onCreate: () => void }) {
  const { meta } = useListContext()
  const template = metaSchema.safeParse(meta).data?.defaultArticle.url
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {template && (
        <Button
          href={editorPath(template)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          color="secondary"
          endIcon={<OpenInNew fontSize="small" />}
        >
          Edit Default Template
        </Button>
      )}
      <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
        Create an article
      </Button>
    </Box>
  )
}
