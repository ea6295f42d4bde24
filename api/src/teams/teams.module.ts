import { Module } from '@nestjs/common'
import { MembershipsModule } from '../memberships/memberships.module.ts'
import { AddSlotsHandler } from './add-slots.command.ts'
import { AddUserHandler } from './add-user.command.ts'
import { ConfirmInvitationHandler } from './confirm-invitation.command.ts'
import { DeclineInvitationHandler } from './decline-invitation.command.ts'
import { DeclineInvitedAccountHandler } from './decline-invited-account.command.ts'
import { DeleteUserHandler } from './delete-user.command.ts'
import { EditUserHandler } from './edit-user.command.ts'
import { LeaveTeamHandler } from './leave-team.command.ts'
import { MakeInvitedAccountHandler } from './make-invited-account.command.ts'
import { ResendInvitationHandler } from './resend-invitation.command.ts'
import { HandOverTeamHandler } from './hand-over-team.command.ts'
import { SetTeamSlotsHandler } from './set-team-slots.command.ts'
import { InvitationMails } from './invitation-mails.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { ManagedTeamsController } from './managed-teams.controller.ts'
import { TeamInvitationsController } from './team-invitations.controller.ts'
import { TeamSlotsController } from './team-slots.controller.ts'
import { TeamUsersController } from './team-users.controller.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

@Module({
  imports: [MembershipsModule],
  controllers: [TeamUsersController, TeamSlotsController, TeamInvitationsController, ManagedTeamsController],
  providers: [
    TeamUsersRepository,
    InvitationsRepository,
    InvitationMails,
    AddUserHandler,
    EditUserHandler,
    DeleteUserHandler,
    ResendInvitationHandler,
    ConfirmInvitationHandler,
    DeclineInvitationHandler,
    MakeInvitedAccountHandler,
    DeclineInvitedAccountHandler,
    LeaveTeamHandler,
    AddSlotsHandler,
    SetTeamSlotsHandler,
    HandOverTeamHandler,
  ],
})
export class TeamsModule {}
