import { Module } from '@nestjs/common'
import { RateLimiters } from './rate-limiters.ts'

/** One set of rate limiters, for every call and for areas that count something of their own. */
@Module({ providers: [RateLimiters], exports: [RateLimiters] })
export class RateLimitersModule {}
