import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/teams/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ConfirmInvitation } from './confirm-invitation.command.ts'
import { DeclineInvitation } from './decline-invitation.command.ts'
import { DeclineInvitedAccount } from './decline-invited-account.command.ts'
import { LeaveTeam } from './leave-team.command.ts'
import { MakeInvitedAccount } from './make-invited-account.command.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { hasAccount } from './queries/has-account.query.ts'
import { readTeamMembership } from './queries/read-team-membership.query.ts'

const success = { success: true } as const

/** The side of whoever is invited. */
@Controller()
export class TeamInvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly invitations: InvitationsRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.readInvitation)
  async read(@Input() { query: { token } }: EndpointInput<typeof endpoints.readInvitation>) {
    const { email, emailNormalized, adminEmail, expiresAt } = await this.invitations.find(
      this.database,
      token,
    )
    return {
      email,
      adminEmail,
      hasAccount: await hasAccount(this.database, emailNormalized),
      expiresDate: expiresAt.toISOString(),
    }
  }

  @Handles(endpoints.confirmInvitation)
  async confirm(@Input() { body }: EndpointInput<typeof endpoints.confirmInvitation>, @Who() actor: Actor) {
    await this.commands.execute(new ConfirmInvitation(actor, body))
    return success
  }

  @Handles(endpoints.declineInvitation)
  async decline(@Input() { body }: EndpointInput<typeof endpoints.declineInvitation>, @Who() actor: Actor) {
    await this.commands.execute(new DeclineInvitation(actor, body.token))
    return success
  }

  @Handles(endpoints.makeInvitedAccount)
  async makeAccount(@Input() { body }: EndpointInput<typeof endpoints.makeInvitedAccount>) {
    await this.commands.execute(new MakeInvitedAccount(body))
    return success
  }

  @Handles(endpoints.declineInvitedAccount)
  async declineAccount(@Input() { body }: EndpointInput<typeof endpoints.declineInvitedAccount>) {
    await this.commands.execute(new DeclineInvitedAccount(body.token))
    return success
  }

  @Handles(endpoints.readTeamMembership)
  async readMembership(
    @Input() _input: EndpointInput<typeof endpoints.readTeamMembership>,
    @Who() { userId }: Actor,
  ) {
    return await readTeamMembership(this.database, userId)
  }

  @Handles(endpoints.leaveTeam)
  async leave(@Input() _input: EndpointInput<typeof endpoints.leaveTeam>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new LeaveTeam(actor)) } }
  }
}
