import { Module } from '@nestjs/common'
import { CreateAccountHandler } from './commands/create-account/create-account.handler.ts'
import { SignInHandler } from './commands/sign-in/sign-in.handler.ts'
import { SignOutHandler } from './commands/sign-out/sign-out.handler.ts'
import { IdentityController } from './identity.controller.ts'
import { SessionReader } from './session-reader.ts'
import { SessionsRepository } from './sessions.repository.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

@Module({
  controllers: [IdentityController],
  providers: [SessionReader, SessionsRepository, UsersRepository, SignInFailuresRepository, SignInHandler, SignOutHandler, CreateAccountHandler],
  exports: [SessionReader],
})
export class IdentityModule {}
