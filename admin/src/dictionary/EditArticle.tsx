import { Dialog } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { EditArticleForm } from './EditArticleForm.tsx'

/** Title and details of any article, published or not. Each opening begins from what is stored. */
export function EditArticle({ article, onClose }: { article: ManagedArticle | null; onClose: () => void }) {
  return (
    <Dialog open={article !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="edit-title">
      {article && <EditArticleForm key={article.id} article={article} onClose={onClose} />}
    </Dialog>
  )
}
