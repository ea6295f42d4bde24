import type { Endpoint } from '@vitrine/contracts/endpoint'

interface SentBody {
  body?: unknown
  headers: Record<string, string>
}

const BOUNDARY = 'vitrine-test'

/** A body of the kind that a call takes, with nothing in it that the call asks for but a small file. */
export function anyBody({ body, bodyType, files }: Endpoint): SentBody {
  if (!files) return { headers: {}, ...(body && { body: {} }) }
  const kind = files.kinds[0] ?? 'application/octet-stream'
  if (bodyType === 'stream') return { body: 'x', headers: { 'content-type': kind } }
  return {
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${files.field}"; filename="x"\r\nContent-Type: ${kind}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
