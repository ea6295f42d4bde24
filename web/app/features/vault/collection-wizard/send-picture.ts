import { CallFailed, fillPath } from '@vitrine/contracts/client'
import { uploadPicture } from '@vitrine/contracts/collections/endpoints'
import { leaveIfOver } from '../../../shared/api/browser-queries.ts'
import { sendFile } from '../../../shared/api/send-file.ts'

/** Sets or replaces the picture of a collection. */
export async function sendPicture(id: number, picture: File): Promise<void> {
  const path = fillPath(uploadPicture.path, { params: { id } })
  const form = new FormData()
  form.append('file', picture, picture.name)
  const sent = await sendFile(path, form, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  if (sent.status >= 200 && sent.status < 300) return
  await leaveIfOver(new Response(sent.body, { status: sent.status }), path, 'POST')
  throw new CallFailed(sent.status, bodyOf(sent.body))
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
