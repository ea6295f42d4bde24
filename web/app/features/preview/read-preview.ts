import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { readPreview } from '@vitrine/contracts/texts/endpoints'
import type { Preview } from '@vitrine/contracts/texts/preview'
import { data } from 'react-router'

/** The draft, or why it is not shown. */
export type LoadedPreview =
  | { preview: Preview; missing?: undefined }
  | { preview?: undefined; missing: { status: number; text: string } }

/** Longer than any token of ours. */
const TOKEN_MAX = 200

/** No cache keeps a draft, no engine lists it, and no other site is told the URL that shows it. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

export async function loadPreview(call: Client, request: Request) {
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, TOKEN_MAX)
  try {
    return data<LoadedPreview>(
      {
        preview: await call(readPreview, { query: { token: token || 'none' } }),
      },
      { headers: previewHeaders },
    )
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    const status = error instanceof CallFailed ? error.status : 502
    return data<LoadedPreview>(
      { missing: { status, text: error.message } },
      { status, headers: previewHeaders },
    )
  }
}
