import { Controller } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/forbidden-words/endpoints'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { ForbiddenWordsReader } from './forbidden-words.reader.ts'

/** The check of a form's field. */
@Controller()
export class ForbiddenWordsController {
  constructor(private readonly words: ForbiddenWordsReader) {}

  @Handles(endpoints.checkText)
  async checkText(@Input() { body }: EndpointInput<typeof endpoints.checkText>) {
    return { word: (await this.words.words()).firstIn(body.text) }
  }
}
