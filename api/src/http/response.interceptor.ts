import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { tap, map, type Observable } from 'rxjs'
import { noteReads } from '../cached-areas/noted-reads.ts'
import { asDownload } from './outgoing-file.ts'
import type { VitrineRequest } from './request.ts'

/**
 * Sends what the endpoint's response schema knows and nothing else: a field that it does not name never leaves. Notes
 * what the response was made of, for the page that asked.
 */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { endpoint, method } = context.switchToHttp().getRequest<VitrineRequest>()
    if (!endpoint) return next.handle()
    const schema = endpoint.response
    return next.handle().pipe(
      map((response: unknown) => (endpoint.responseType === 'stream' ? asDownload(endpoint, response, method !== 'HEAD') : schema ? schema.parse(response) : response)),
      tap({ next: (response) => noteReads(endpoint, response), error: () => noteReads(endpoint) }),
    )
  }
}
