import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../feedback/Loaded.tsx'
import { dataProvider } from '../../providers/dataProvider.ts'
import { ArticleDetailsForm } from './ArticleDetailsForm.tsx'
import type { DetailsProps } from '../edited-text.ts'

/** The details of an article beside its text: the documented form and its calls. */
export default function ArticleDetails(props: DetailsProps) {
  const { id, url } = props.versions
  // Where it is by now does not matter: what is typed stays, and the form asks again where it is refused.
  const article = useQuery({
    queryKey: ['details-beside-text', id],
    queryFn: () => dataProvider.readArticle(url),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Loaded query={article} waiting={<Skeleton variant="rectangular" height={420} />}>
      {(stored) => <ArticleDetailsForm article={stored} {...props} />}
    </Loaded>
  )
}
