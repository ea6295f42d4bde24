import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { map, type Observable } from 'rxjs'
import type { VitrineRequest } from './request.ts'

/** Sends what the endpoint's response schema knows and nothing else: a field that it does not name never leaves. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { endpoint } = context.switchToHttp().getRequest<VitrineRequest>()
    const schema = endpoint?.response
    return next.handle().pipe(map((answer: unknown) => (schema ? schema.parse(answer) : answer)))
  }
}
