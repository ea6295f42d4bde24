import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/blog-article'
import { PostPage } from '../features/blog/components/PostPage.tsx'
import { postMeta } from '../features/blog/post-meta.ts'
import { post } from '../features/blog/queries.ts'
import { feedLink } from '../features/blog/feed-link.ts'
import { SameSubject } from '../features/subjects/SameSubject.tsx'
import { sameSubject } from '../features/subjects/queries.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [found, subject] = await Promise.all([
      fetch(post(call, params.url)),
      orNull(fetch(sameSubject(call, 'post', params.url))),
    ])
    if ('movedTo' in found) throw redirect(found.movedTo, MOVED_FOR_GOOD)
    const { related } = found.article
    return {
      post: found.article,
      subject: subject && {
        ...subject,
        posts: subject.posts.filter(({ id }) => related.every((other) => other.id !== id)),
      },
    }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const links = feedLink
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.response ? postMeta(matches, loaderData.response.post) : [{ title: `Blog | ${PRODUCT_NAME}` }]

export const handle: PageHandle = { pageTitle: 'Blog Article' }

export default function BlogArticle({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) {
    return (
      <PostPage post={response.post}>
        <SameSubject found={response.subject} />
      </PostPage>
    )
  }
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
