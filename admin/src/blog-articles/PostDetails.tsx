import { managePost, updatePost } from '@vitrine/contracts/blog/endpoints'
import { postInputSchema, postInputShape } from '@vitrine/contracts/blog/managed-schemas'
import { RecordDetails } from '../article-editor/details/RecordDetails.tsx'
import type { DetailsProps } from '../article-editor/edited-text.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { PostFields, validatePost } from './PostFields.tsx'

const fields = Object.keys(postInputShape)

/** What a post is called and filed under, beside its text. */
export default function PostDetails(props: DetailsProps) {
  const params = { id: props.versions.id }
  return (
    <RecordDetails
      resource="blog-articles"
      what="post"
      fields={fields}
      read={() => dataProvider.callEndpoint(managePost, { params })}
      write={(typed, revision) =>
        dataProvider.callEndpoint(updatePost, { params, body: postInputSchema.parse(typed) }, { revision })
      }
      placeOf={({ title, url, revision }) => ({ title, url, revision })}
      validate={validatePost}
      {...props}
    >
      <PostFields />
    </RecordDetails>
  )
}
